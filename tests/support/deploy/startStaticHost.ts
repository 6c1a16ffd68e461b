import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { hostHeadersFor, type Rule } from '../hostRules.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** A static host like a CDN: it sends the headers of these rules, finds pages by name, and accepts no forms. */
export async function startStaticHost(siteDirectory: string, rules: Rule[]) {
  const read = (path: string) => readFile(join(siteDirectory, path)).catch(() => undefined)
  const server = createServer(async ({ method, url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://host.invalid')
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`
    const file = extname(pathname) ? pathname : page
    const body = method === 'GET' ? await read(file) : undefined
    const type = TYPES[body ? extname(file) : '.html'] ?? 'application/octet-stream'
    answer.writeHead(body ? 200 : 404, { 'content-type': type, ...hostHeadersFor(rules, pathname) })
    answer.end(body ?? (await read('/404.html')))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
