import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from '../../src/mail/createMailer.ts'
import { CERTIFICATES, canMakeCertificates, makeCertificates } from '../support/makeCertificates.ts'
import { startMailServer } from '../support/startMailServer.ts'

const WRONG = CERTIFICATES.filter((kind) => kind !== 'right')
const mail = { from: 'a@agency.example', to: 'b@agency.example', text: 'A message.' }
const { signal } = new AbortController()

/** Mail servers with the certificates, one with TLS from the first byte and one with STARTTLS. */
async function startServers(kind: (typeof CERTIFICATES)[number]) {
  const { authority, servers } = makeCertificates()
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, authority])
  onTestFinished(() => setDefaultCACertificates(known))
  return Promise.all(
    [true, false].map(async (isSecure) => {
      const options = { ...servers[kind], secure: isSecure, disabledCommands: [] }
      const server = await startMailServer(options)
      // Reaches this machine too, and is no loopback address, whose certificate would not be looked at.
      return { server, send: createMailer({ ...server.smtp, host: '0.0.0.0', isSecure }) }
    }),
  )
}

test.skipIf(!canMakeCertificates())(
  'mail goes to a server whose certificate is right',
  async () => {
    for (const { server, send } of await startServers('right')) {
      await send(mail, signal)
      expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
    }
  },
)

test.skipIf(!canMakeCertificates()).for(WRONG)(
  'nothing is said to a mail server whose certificate is %s',
  async (kind) => {
    for (const { server, send } of await startServers(kind)) {
      await expect(send(mail, signal)).rejects.toThrow(/certificate/)
      expect(server.attempts()).toBe(0)
    }
  },
)
