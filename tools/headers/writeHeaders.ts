import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { SiteContent } from '../../content-model/SiteContent.ts'
import type { FormAddresses } from '../../forms/formAddresses.ts'
import {
  SITE_HEADERS_FILE,
  STRICT_TRANSPORT_SECURITY,
  securityHeaders,
} from '../../receiver/src/headers.ts'
import { hostedPlayerAddress } from '../../site/lib/hostedPlayerAddress.ts'
import { hostHeaders } from './hostHeaders.ts'
import { hasDataImages, type InlineHashes, inlineHashes } from './inlineHashes.ts'
import { nginxHeaders, nginxMaps } from './nginxHeaders.ts'
import { sitePolicies } from './sitePolicies.ts'

/** Cloudflare drops a longer line of `_headers`, and takes no more rules. */
const MAX_LINE_LENGTH = 2_000
const MAX_RULES = 100

/** What deploy/nginx/site.conf includes; a name that is never served. */
const NGINX_FOLDER = '.nginx'

/** Compressed copies, and what is written here or is hidden. */
const NOT_ADDRESSES = /\.(br|gz)$|^_(headers|redirects)$|(^|\/)\.(?!well-known\/)/

/**
 * Lays the headers of a finished site beside it: for the receiver, as `_headers` for other hosts, and for nginx.
 * The same policy for every page: as one text it needs one rule, and on one connection it is sent once.
 * @param directory folder of the site.
 * @param forms where the forms are sent.
 */
export async function writeHeaders(
  directory: string,
  { brand }: Pick<SiteContent, 'brand'>,
  forms: FormAddresses,
): Promise<void> {
  const paths = await addressedFiles(directory)
  const video = brand.intro_video
  const playerOrigin =
    video.kind === 'file' ? undefined : new URL(hostedPlayerAddress(video)).origin
  const policies = sitePolicies({
    ...(await needsOf(paths.map((path) => join(directory, path)))),
    formAddresses: Object.values(forms),
    playerOrigin,
  })
  const headers = securityHeaders(`${policies.pages}, ${policies.styles}`, playerOrigin)
  await writeFile(join(directory, SITE_HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`)

  const { 'content-security-policy': _joined, ...others } = headers
  const everywhere: [name: string, value: string][] = [
    ['content-security-policy', policies.pages],
    ['content-security-policy', policies.styles],
    ...Object.entries(others),
  ]
  const text = hostHeaders(
    [...everywhere, ['strict-transport-security', STRICT_TRANSPORT_SECURITY]],
    paths,
  )
  warnOfLimits(text)
  await writeFile(join(directory, '_headers'), text)

  await mkdir(join(directory, NGINX_FOLDER), { recursive: true })
  await writeFile(join(directory, NGINX_FOLDER, 'maps.conf'), nginxMaps(everywhere, paths))
  await writeFile(join(directory, NGINX_FOLDER, 'headers.conf'), nginxHeaders(everywhere))
}

async function addressedFiles(directory: string): Promise<string[]> {
  const paths: string[] = []
  for await (const entry of glob('**/*', { cwd: directory, withFileTypes: true })) {
    const path = relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    if (entry.isFile() && !NOT_ADDRESSES.test(path)) paths.push(path)
  }
  return paths
}

async function needsOf(files: string[]): Promise<InlineHashes & { hasDataImages: boolean }> {
  const all = { scripts: new Set<string>(), styles: new Set<string>(), hasDataImages: false }
  for (const file of files.filter((path) => path.endsWith('.html'))) {
    const page = await readFile(file, 'utf8')
    const { scripts, styles } = inlineHashes(page)
    all.hasDataImages ||= hasDataImages(page)
    for (const hash of scripts) all.scripts.add(hash)
    for (const hash of styles) all.styles.add(hash)
  }
  return all
}

function warnOfLimits(text: string): void {
  const longest = Math.max(...text.split('\n').map((line) => line.trim().length))
  const rules = text.split('\n').filter((line) => line.startsWith('/')).length
  if (longest <= MAX_LINE_LENGTH && rules <= MAX_RULES) return
  process.stderr.write(
    `dist/_headers has ${rules} rules and a line of ${longest} characters. Cloudflare takes ${MAX_RULES} rules and ${MAX_LINE_LENGTH} characters, and leaves out the rest. Our own receiver has no such limit.\n`,
  )
}
