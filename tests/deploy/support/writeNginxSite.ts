import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nginxHeaders, nginxMaps } from '../../../tools/headers/nginxHeaders.ts'
import { writeRedirects } from '../../../tools/redirects/writeRedirects.ts'

/** Writes the least of a site that `deploy/nginx/site.conf` starts with. */
export async function writeNginxSite(directory: string): Promise<void> {
  const headers = { everywhere: {}, policies: {} }
  await mkdir(join(directory, '.nginx'))
  await writeRedirects(directory, [])
  await writeFile(join(directory, '.nginx/maps.conf'), nginxMaps(headers, ['index.html']))
  await writeFile(join(directory, '.nginx/headers.conf'), nginxHeaders(headers))
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Home</title>')
}
