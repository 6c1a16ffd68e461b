import { glob, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressKey } from '../../content-model/addressKey.ts'
import type { Redirect } from '../../content-model/schemas/redirect.ts'
import { addressOfPage } from '../../server/site/otherSpellings.ts'
import { SITE_REDIRECTS_FILE, type SiteRedirect } from '../../server/site/redirects.ts'
import { NOT_FOUND_PAGE } from '../../server/site/siteIndex.ts'
import { hostRedirects } from './hostRedirects.ts'
import { writtenRedirect } from './writtenRedirect.ts'

/** Cloudflare Pages ignores further rules. */
const MAX_RULES = 2_000
const MAX_BYTES = 100_000

/**
 * Writes the redirects of a finished site into its folder: for the receiver, and as `_redirects` for other hosts unless
 * there are none.
 * @param directory folder of the site.
 * @throws Error if a file of the site has the address of a redirect.
 */
export async function writeRedirects(
  directory: string,
  redirects: readonly Redirect[],
): Promise<void> {
  const files: string[] = []
  for await (const file of glob('**/*.*', { cwd: directory }))
    files.push(file.replaceAll('\\', '/'))
  const pages = files.filter((file) => file.endsWith('.html') && !NOT_FOUND_PAGE.test(file))
  const addresses = [...files.map((file) => `/${file}`), ...pages.map(addressOfPage)]
  const taken = new Set(addresses.map(addressKey))

  const written = redirects.map(writtenRedirect)
  for (const { from } of written) {
    if (!taken.has(from)) continue
    throw new Error(
      `content/redirects.yaml: "from" is "${from}", which is an address of this site. Remove the redirect.`,
    )
  }
  const text = hostRedirects(written)
  warnOfLimits(text)
  const forReceiver = written.map(({ path: _, ...redirect }): SiteRedirect => redirect)
  await Promise.all([
    writeFile(join(directory, SITE_REDIRECTS_FILE), `${JSON.stringify(forReceiver, null, 1)}\n`),
    text !== '' && writeFile(join(directory, '_redirects'), text),
  ])
}

function warnOfLimits(text: string): void {
  const rules = text.split('\n').length - 1
  const bytes = Buffer.byteLength(text)
  if (rules <= MAX_RULES && bytes <= MAX_BYTES) return
  process.stderr.write(
    `dist/_redirects has ${rules} rules and ${bytes} bytes. Cloudflare accepts ${MAX_RULES} rules and ${MAX_BYTES} bytes, and ignores the rest. Our own receiver has no such limit.\n`,
  )
}
