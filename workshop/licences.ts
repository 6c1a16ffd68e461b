import * as z from 'zod'

/**
 * Licences under which a package may ship with the site. They ask to be named and passed on with it; MPL and LGPL also
 * that changes of the package itself are published, and we make none.
 */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Zlib'],
]

/** A package-lock.json, in which npm notes what each package says of its licence. */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      license: z.string().default('none named'),
      dev: z.boolean().default(false),
    }),
  ),
})

type ShippedPackage = { name: string; version: string; licence: string; isAllowed: boolean }

/** @returns the packages that an owner installs, those for other systems among them, by name. @param lock JSON of a package-lock.json. */
export function shippedPackages(lock: unknown): ShippedPackage[] {
  return Object.entries(lockSchema.parse(lock).packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, license }]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      version,
      licence: license,
      isAllowed: isAllowed(license),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** All parts of an "AND" must be allowed, and one of an "OR". */
function isAllowed(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ALLOWED.includes(name)))
}
