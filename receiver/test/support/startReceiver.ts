import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { ReceiverOptions } from '../../src/ReceiverOptions.ts'
import { receiverOptions } from './receiverOptions.ts'
import { writeTestSite } from './writeTestSite.ts'

export { MAILBOX } from './receiverOptions.ts'

/** A folder of the test's own, gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a receiver on a free port with a site and a database of its own, for one test. */
export async function startReceiver(changes: Partial<ReceiverOptions> = {}) {
  const receiver = await openReceiver(changes)
  onTestFinished(receiver.stop)
  return receiver
}

/** The same for several tests, which stop it themselves. */
export async function openReceiver(changes: Partial<ReceiverOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-test-'))
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
