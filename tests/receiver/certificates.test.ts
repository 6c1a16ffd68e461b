import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createMailer } from '../../core/mail/mailer.ts'
import { emptyDatabase } from '../support/receiver/emptyDatabase.ts'
import { CERTIFICATES, type CertificateKind } from '../support/receiver/makeCertificates.ts'
import { openPostgres } from '../support/receiver/openStores.ts'
import { postSubscription } from '../support/receiver/requests.ts'
import { runCommand } from '../support/receiver/runCommand.ts'
import { startMailServer } from '../support/receiver/startMailServer.ts'
import { startPostgres } from '../support/receiver/startPostgres.ts'
import { addressOf, startFailureOf, startProcess } from '../support/receiver/startProcess.ts'
import { temporaryFolder } from '../support/receiver/startReceiver.ts'
import { storedRows } from '../support/receiver/submissions.ts'
import { roundOf } from '../support/round.ts'

const mail = { from: 'a@agency.example', to: 'b@agency.example', text: 'A message.' }
const { signal } = new AbortController()
const certificates = inject('certificates')
const withCertificates = test.skipIf(!certificates)

const WRONG = CERTIFICATES.filter((kind) => kind !== 'right')
/** The words that an owner reads about each certificate, with the setting that may fix it. */
const TOLD: Record<CertificateKind, { mail: RegExp; database: RegExp }> = {
  right: { mail: /^$/, database: /^$/ },
  expired: { mail: /has expired\. Renew it/, database: /has expired\. Renew it/ },
  'of another host': {
    mail: /is for another host name\. .*SMTP_URL/,
    database: /is for another host name\. .*DATABASE_URL/,
  },
  'signed by nobody': {
    mail: /is self-signed\. .*NODE_EXTRA_CA_CERTS/,
    database: /is self-signed\. .*sslrootcert/,
  },
}

/** Mail servers with a certificate of this kind, one with TLS from the first byte and one with STARTTLS. */
async function startMailServers(kind: CertificateKind) {
  if (!certificates) throw new Error('There are no certificates.')
  const { authority, authorityFile, servers } = certificates
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, authority])
  onTestFinished(() => setDefaultCACertificates(known))
  return Promise.all(
    [true, false].map(async (isSecure) => {
      const options = { ...servers[kind], secure: isSecure, disabledCommands: [] }
      const server = await startMailServer(options)
      // Reaches this machine too, but is not a loopback address, whose certificate would not be checked.
      const smtp = { ...server.smtp, host: '0.0.0.0', isSecure }
      const url = `smtp${isSecure ? 's' : ''}://${smtp.host}:${smtp.port}`
      return { server, send: createMailer(smtp), url, authorityFile }
    }),
  )
}

/** The URL of a database whose server must show a valid certificate. */
const checked = (databaseUrl: string | null) =>
  `${databaseUrl}?sslmode=verify-full&sslrootcert=${certificates?.authorityFile}`

withCertificates('mail is sent to a server with a valid certificate', async () => {
  for (const { server, send } of await startMailServers('right')) {
    await send(mail, signal)
    expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
  }
})

withCertificates.for(WRONG)(
  'nothing is sent to a mail server whose certificate is %s',
  async (kind) => {
    for (const { server, send } of await startMailServers(kind)) {
      await expect(send(mail, signal)).rejects.toThrow(/certificate/)
      expect(server.attempts()).toBe(0)
    }
  },
)

withCertificates.for(roundOf(WRONG))(
  'the log and the inbox explain that the certificate of the mail server is %s',
  { tags: 'long' },
  async (kind) => {
    for (const { url, authorityFile } of await startMailServers(kind)) {
      const dataDirectory = temporaryFolder()
      const child = startProcess({
        SITE_DIRECTORY: 'none',
        DATA_DIRECTORY: dataDirectory,
        SMTP_URL: url,
        NODE_EXTRA_CA_CERTS: authorityFile,
        LOG_LEVEL: 'warn',
      })
      const log: string[] = []
      child.stdout.on('data', (chunk) => log.push(String(chunk)))
      await postSubscription(await addressOf(child), 'nora@northfold.example')
      await expect.poll(() => log.join('')).toMatch(TOLD[kind].mail)

      const [message] = storedRows(dataDirectory)
      const { output } = await runCommand({ dataDirectory, databaseUrl: null }, [
        'show',
        message?.id ?? '',
      ])
      expect(output).toMatch(TOLD[kind].mail)
    }
  },
)

withCertificates('the connection to a database with a valid certificate uses TLS', async () => {
  const { databaseUrl } = await emptyDatabase('PostgreSQL')
  const database = await openPostgres(checked(databaseUrl))
  onTestFinished(() => database.destroy())
  const own = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
  expect((await own.execute(database)).rows).toEqual([{ ssl: true }])
})

withCertificates.for(roundOf(WRONG))(
  'the starting receiver and the inbox explain in one sentence that the certificate of the database is %s',
  { tags: 'long' },
  async (kind) => {
    const server = await startPostgres({ certificate: certificates?.servers[kind] })
    onTestFinished(() => server.remove())
    const databaseUrl = checked(await server.createDatabase())
    const list = await runCommand({ dataDirectory: '', databaseUrl }, ['list'])
    expect(list).toMatchObject({ code: 1, output: '' })
    expect(list.errors).toMatch(TOLD[kind].database)
    expect(list.errors).toMatch(
      /^DATABASE_URL: the certificate of PostgreSQL at 127\.0\.0\.1:\d+ .*\n$/,
    )
    const child = startProcess({ SITE_DIRECTORY: 'none', DATABASE_URL: databaseUrl })
    expect(await startFailureOf(child)).toEqual({ code: 1, stderr: list.errors })
  },
)
