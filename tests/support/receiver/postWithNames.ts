import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { postWebhook } from '../../../core/webhooks/postWebhook.ts'
import type { NamedPost, PostOutcome } from './privateNetwork.ts'

/**
 * A process that posts webhooks within a network of its own, for which it serves the host names itself. The command
 * line gives the posts; the process prints the result of each post.
 */
const { posts, port }: { posts: NamedPost[]; port: number } = JSON.parse(process.argv[2] ?? '')

// The part of DNS that a single question needs (RFC 1035, section 4).
const DNS_PORT = 53
const TYPE_A = 1
const TYPE_AAAA = 28
const HEADER_BYTES = 12
const IS_ANSWER = 0x8180
const NAME_OF_QUESTION = 0xc00c

/** Addresses of the name for each type of question: at the first question, at the second and so on. */
let answers = new Map<number, string[][]>()

const dns = createSocket('udp4')
dns.on('message', (question, { port: peer }) => {
  const end = question.indexOf(0, HEADER_BYTES) + 5
  const type = question.readUInt16BE(end - 4)
  const records = (answers.get(type)?.shift() ?? []).map((address) => {
    const bytes = Buffer.from(ipaddr.parse(address).toByteArray())
    const head = Buffer.alloc(12)
    head.writeUInt16BE(NAME_OF_QUESTION, 0)
    head.writeUInt16BE(type, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(bytes.length, 10)
    return Buffer.concat([head, bytes])
  })
  const header = Buffer.alloc(HEADER_BYTES)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(IS_ANSWER, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  dns.send(Buffer.concat([header, question.subarray(HEADER_BYTES, end), ...records]), peer)
})
dns.bind(DNS_PORT, '127.0.0.1')

let reached: string[] = []
let response = ''
const server = createServer((socket) => {
  reached.push(ipaddr.process(socket.localAddress ?? '').toString())
  socket.on('error', () => {})
  socket.once('data', () => socket.end(response))
})
server.listen(port, '::')
await Promise.all([once(dns, 'listening'), once(server, 'listening')])

const outcomes: PostOutcome[] = []
for (const { url, addresses, redirect } of posts) {
  const ofVersion = (version: number) =>
    addresses.map((all) => all.filter((address) => isIP(address) === version))
  answers = new Map([
    [TYPE_A, ofVersion(4)],
    [TYPE_AAAA, ofVersion(6)],
  ])
  const outcome: PostOutcome = { results: [], reached: [] }
  reached = outcome.reached
  const location = redirect === undefined ? '' : `location: ${redirect}\r\n`
  response = `HTTP/1.1 ${redirect === undefined ? 204 : 307} -\r\n${location}content-length: 0\r\n\r\n`
  for (const _ of addresses) {
    const result = postWebhook({
      url: new URL(url),
      headers: {},
      body: '{}',
      allowPrivate: false,
      signal: AbortSignal.timeout(5_000),
    })
    outcome.results.push(await result.catch(({ name, message }: Error) => `${name}: ${message}`))
  }
  outcomes.push(outcome)
}
process.stdout.write(JSON.stringify(outcomes))
process.exit(0)
