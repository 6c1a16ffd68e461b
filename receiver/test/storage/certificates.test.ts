import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../src/storage/openPostgres.ts'
import {
  CERTIFICATES,
  type CertificateKind,
  canMakeCertificates,
  makeCertificates,
} from '../support/makeCertificates.ts'
import { START_TIMEOUT_MS, startPostgres } from '../support/startPostgres.ts'

const WRONG = CERTIFICATES.filter((kind) => kind !== 'right')
const NO_PATIENCE_MS = 0
const withCertificates = test.skipIf(!canMakeCertificates())

/** The address of a database whose server shows a certificate, which has to be right. */
async function startWith(kind: CertificateKind): Promise<string> {
  const { authorityFile, servers } = makeCertificates()
  const server = await startPostgres({ certificate: servers[kind] })
  onTestFinished(() => server.remove())
  return `${await server.createDatabase()}?sslmode=verify-full&sslrootcert=${authorityFile}`
}

withCertificates(
  'a database whose certificate is right is spoken to under TLS',
  { timeout: START_TIMEOUT_MS },
  async () => {
    const database = await openPostgres(await startWith('right'), NO_PATIENCE_MS)
    onTestFinished(() => database.destroy())
    const own = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
    expect((await own.execute(database)).rows).toEqual([{ ssl: true }])
  },
)

withCertificates.for(WRONG)(
  'a database whose certificate is %s is told nothing',
  { timeout: START_TIMEOUT_MS },
  async (kind) => {
    const address = await startWith(kind)
    await expect(openPostgres(address, NO_PATIENCE_MS)).rejects.toMatchObject({
      name: 'ConfigError',
      cause: { message: expect.stringMatching(/certificate/i) },
    })
  },
)
