import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Certificates, canMakeCertificates, makeCertificates } from './makeCertificates.ts'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which all tests create databases, or the reason why there is none. */
    postgres: { port: number } | { failure: string }
    /** The certificates, of which the server uses the valid one for TLS. Undefined if none can be created. */
    certificates: Certificates | undefined
  }
}

/** Starts one PostgreSQL server for a whole run of unit tests. Tests that stop or break a server start their own. */
export default async function sharePostgres({
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  const certificates = canMakeCertificates() ? makeCertificates(folder) : undefined
  provide('certificates', certificates)
  let remove = async () => {}
  try {
    const server = await startPostgres(certificates && { certificate: certificates.servers.right })
    provide('postgres', { port: server.port })
    remove = server.remove
  } catch (error) {
    // Most tests need no PostgreSQL, so they run all the same.
    provide('postgres', { failure: error instanceof Error ? error.message : String(error) })
  }
  return async () => {
    await remove()
    rmSync(folder, { recursive: true })
  }
}
