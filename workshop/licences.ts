import * as z from 'zod'

/**
 * Licences under which a package may ship with the site. They require that the licence is named and passed on. MPL and
 * LGPL also require that changes of the package are published, but the project makes no such changes.
 */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Zlib'],
]

/** A package-lock.json, in which npm records the licence that each package declares. */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      license: z.string().default('unknown'),
      dev: z.boolean().default(false),
    }),
  ),
})

type ShippedPackage = { name: string; version: string; licence: string; isAllowed: boolean }

/** @param lock JSON of a package-lock.json. @returns the packages that an owner installs on any system, by name. */
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

/** All parts of an "AND" must be allowed, and at least one part of an "OR". */
function isAllowed(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ALLOWED.includes(name)))
}
