import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../../receiver/app.ts'
import type { ReceiverOptions } from '../../../receiver/kit/Receiver.ts'
import {
  SITE_HEADERS_FILE,
  STRICTEST_POLICY,
  securityHeaders,
} from '../../../server/http/headers.ts'
import { receiverOptions } from './receiverOptions.ts'
import { temporaryParent } from './temporaryParent.ts'

export { MAILBOX } from './receiverOptions.ts'

/** A temporary folder, which is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(temporaryParent, 'receiver-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a receiver for one test, on a free port with its own site and database. */
export async function startReceiver(changes: Partial<ReceiverOptions> = {}) {
  const receiver = await openReceiver(changes)
  onTestFinished(receiver.stop)
  return receiver
}

/** Starts a receiver for several tests, which stop it themselves. */
export async function openReceiver(changes: Partial<ReceiverOptions> = {}) {
  const folder = mkdtempSync(join(temporaryParent, 'receiver-test-'))
  const siteDirectory = join(folder, 'dist')
  const dataDirectory = join(folder, 'data')
  writeTestSite(siteDirectory)
  const app = await buildApp({
    ...receiverOptions,
    siteDirectory,
    dataDirectory,
    ...changes,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stop = async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { app, url: `http://127.0.0.1:${port}`, siteDirectory, dataDirectory, stop }
}

/** The content security policy of each page of the test site. */
export const PAGE_POLICIES = {
  'index.html': "script-src 'sha256-home'; frame-ancestors 'none'",
  'about.html': "script-src 'sha256-about'; frame-ancestors 'none'",
  '404.html': "script-src 'sha256-lost'; frame-ancestors 'none'",
}

const FILES = {
  'index.html': '<!doctype html><title>Home</title>',
  'about.html': '<!doctype html><title>About</title><p>Long enough to be worth compressing.</p>',
  'thank-you.html': '<!doctype html><title>Thank you</title>',
  'services.html': '<!doctype html><title>Services</title>',
  'services/seo.html': '<!doctype html><title>SEO</title>',
  '404.html': '<!doctype html><title>Oops! Page Not Found</title>',
  '_astro/page.B1a2c3.js': 'export const answer = 42',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'film.mp4': 'not really a film',
  _headers: '/*\n  X-Test: 1',
  '.env': 'SECRET=1',
  [SITE_HEADERS_FILE]: JSON.stringify({
    everywhere: securityHeaders(STRICTEST_POLICY),
    policies: PAGE_POLICIES,
  }),
  '.git/config': '[core]',
  '.well-known/security.txt': 'Contact: mailto:hello@agency.example',
}

const COMPRESSED = /\.(html|js|svg)$/

/** Writes a small site in the form of a build: pages as files, with compressed copies. */
export function writeTestSite(directory: string): void {
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(directory, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (!COMPRESSED.test(name)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content))
  }
}
