import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { FormAddresses } from '../../forms/formAddresses.ts'
import {
  SITE_HEADERS_FILE,
  type SiteHeaders,
  STRICT_TRANSPORT_SECURITY,
  STRICTEST_POLICY,
  securityHeaders,
} from '../../server/http/headers.ts'
import { naming } from '../../site/lib/naming.ts'
import { hostHeaders } from './hostHeaders.ts'
import { type PageNeeds, pageNeeds } from './pageNeeds.ts'
import { pagePolicy, sharedPolicies } from './sitePolicies.ts'

/** Cloudflare's limits: it drops a longer line of `_headers`, and further rules. */
const MAX_LINE_LENGTH = 2_000
const MAX_RULES = 100

/** Compressed copies, and files that are written here or hidden. */
const NOT_ADDRESSES = /\.(br|gz)$|^_(headers|redirects)$|(^|\/)\.(?!well-known\/)/

/** The same for Cloudflare, which uploads all other files. */
const ASSETS_IGNORED = '*.br\n*.gz\n.*\n!.well-known\n'

/**
 * Writes the headers of a finished site into its folder: for the receiver, which sends each page its own policy, and as
 * `_headers` for hosts with one rule for all pages.
 * @param directory folder of the site.
 * @param forms the forms' addresses.
 */
export async function writeHeaders(directory: string, forms: FormAddresses): Promise<void> {
  const paths = await addressedFiles(directory)
  const site = { formAddresses: Object.values(forms) }
  const needs = await readNeeds(directory, paths)
  const players = new Set([...needs.values()].flatMap((page) => [...page.players]))
  const headers: SiteHeaders = {
    everywhere: securityHeaders(STRICTEST_POLICY, [...players].sort()),
    policies: Object.fromEntries([...needs].map(([path, page]) => [path, pagePolicy(page, site)])),
  }
  await writeFile(join(directory, SITE_HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`)

  const { 'content-security-policy': _perPage, ...others } = headers.everywhere
  const shared = sharedPolicies([...needs.values()], site)
  const text = hostHeaders(
    [
      ...shared.map((policy): [string, string] => ['content-security-policy', policy]),
      ...Object.entries(others),
      ['strict-transport-security', STRICT_TRANSPORT_SECURITY],
    ],
    paths,
  )
  warnOfLimits(text)
  await writeFile(join(directory, '_headers'), text)
  await writeFile(join(directory, '.assetsignore'), ASSETS_IGNORED)
}

async function addressedFiles(directory: string): Promise<string[]> {
  const paths: string[] = []
  for await (const entry of glob('**/*', { cwd: directory, withFileTypes: true })) {
    const path = relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    if (entry.isFile() && !NOT_ADDRESSES.test(path)) paths.push(path)
  }
  return paths
}

/** The needs of each page by its file, and of each SVG file that has any. */
async function readNeeds(directory: string, paths: string[]): Promise<Map<string, PageNeeds>> {
  const needs = new Map<string, PageNeeds>()
  for (const path of paths.filter((one) => /\.(html|svg)$/.test(one)).toSorted()) {
    const text = await readFile(join(directory, path), 'utf8')
    const page = await naming(path, () => pageNeeds(text))
    const isPlain = page.scripts.size === 0 && page.styles.size === 0 && !page.hasDataImages
    if (path.endsWith('.html') || !isPlain) needs.set(path, page)
  }
  return needs
}

function warnOfLimits(text: string): void {
  const longest = Math.max(...text.split('\n').map((line) => line.trim().length))
  const rules = text.split('\n').filter((line) => line.startsWith('/')).length
  if (longest <= MAX_LINE_LENGTH && rules <= MAX_RULES) return
  process.stderr.write(
    `dist/_headers has ${rules} rules and a line of ${longest} characters. Cloudflare accepts ${MAX_RULES} rules and ${MAX_LINE_LENGTH} characters, and ignores the rest. Our own receiver has no such limit.\n`,
  )
}
