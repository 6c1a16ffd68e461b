import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../tests/support/receiver/startMailServer.ts'
import { checkMailServer } from './mailServer.ts'
import { checkNames } from './names.ts'
import { checkPorts } from './ports.ts'
import { judgeDisk, judgeMemory } from './space.ts'

const DOMAIN = 'agency.example'
const HERE = '203.0.113.5'
/** A public address. Addresses reserved for documentation would count as private. */
const PUBLIC = '198.41.0.4'

async function listen(headers: Record<string, string>): Promise<number> {
  const server = createServer((_, reply) => reply.writeHead(308, headers).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('names that resolve to this machine are accepted', async () => {
  expect(await checkNames(DOMAIN, async () => [HERE], [HERE])).toEqual([])
})

test('a missing name is reported with the DNS record that it needs', async () => {
  const resolve = async (name: string) => (name === DOMAIN ? [PUBLIC] : [])
  expect(await checkNames(DOMAIN, resolve, [PUBLIC])).toEqual([
    expect.stringMatching(
      /^studio\.agency\.example does not lead to any address.+type A.+to 198\.41\.0\.4/,
    ),
    expect.stringMatching(/^preview\.agency\.example does not lead to any address/),
  ])
})

test('a name that resolves to another machine is reported with both addresses', async () => {
  const [refusal] = await checkNames(DOMAIN, async () => ['192.0.2.1'], [PUBLIC, '10.0.0.4'])
  expect(refusal).toMatch(/leads to 192\.0\.2\.1, and this machine is 198\.41\.0\.4\./)
})

test('behind a router, the report suggests --unchecked', async () => {
  const [refusal] = await checkNames(DOMAIN, async () => [PUBLIC], ['10.0.0.4'])
  expect(refusal).toMatch(/only 10\.0\.0\.4.+add --unchecked/)
})

test('a name server that does not respond is not reported as a wrong name', async () => {
  const resolve = () => Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT' }))
  const [refusal] = await checkNames(DOMAIN, resolve, [HERE])
  expect(refusal).toMatch(/^No name server answered.+ETIMEOUT/)
})

test('a port that another program uses is reported with the program’s name', async () => {
  const port = await listen({ server: 'nginx/1.22.1' })
  const [refusal] = await checkPorts(DOMAIN, null, [port])
  expect(refusal).toMatch(new RegExp(`^Port ${port} is in use by nginx/1.22.1`))
})

test('a port that the site itself already uses is accepted', async () => {
  const port = await listen({ server: 'Caddy', location: `https://${DOMAIN}/` })
  expect(await checkPorts(DOMAIN, null, [port])).toEqual([])
})

test('a port that an installed proxy uses is accepted', async () => {
  const port = await listen({ server: 'Caddy' })
  expect(await checkPorts(DOMAIN, 'Caddy', [port])).toEqual([])
  expect(await checkPorts(DOMAIN, null, [port])).toHaveLength(1)
})

test('too little memory is reported with commands for a swap file', () => {
  expect(judgeMemory(2.4 * 2 ** 30)).toEqual([])
  expect(judgeMemory(2 ** 30)[0]).toMatch(/^This machine has 1\.0 GiB.+swapon \/swapfile/)
})

test('too little disk space is reported with the free space', () => {
  expect(judgeDisk(2 ** 33)).toEqual([])
  expect(judgeDisk(2 ** 30)[0]).toMatch(/^1\.0 GiB of the disk are free/)
})

test('a mail server passes if it accepts the password, and gets no mail', async () => {
  const { smtp, mails } = await startMailServer({
    onAuth: ({ password }, _, done) =>
      done(password === 'right' ? null : new Error('no'), { user: 'me' }),
  })
  expect(await checkMailServer({ ...smtp, login: { user: 'me', password: 'right' } })).toEqual([])
  const [refusal] = await checkMailServer({ ...smtp, login: { user: 'me', password: 'wrong' } })
  expect(refusal).toMatch(
    /does not accept mail from this machine: .+ rejected the user or the password/,
  )
  expect(mails).toEqual([])
})
