import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type PostOptions = { headers?: Record<string, string>; json?: boolean }

/** Posts a form as a page does: with script it accepts JSON, without it accepts a page. */
export function postForm(
  url: string,
  fields: Record<string, string> | [string, string][],
  { headers = {}, json = true }: PostOptions = {},
): Promise<Response> {
  const body = new FormData()
  const entries = Array.isArray(fields) ? fields : Object.entries(fields)
  for (const [name, value] of entries) body.append(name, value)
  const accept = json ? 'application/json' : 'text/html,application/xhtml+xml,*/*;q=0.8'
  return fetch(url, { method: 'POST', body, redirect: 'manual', headers: { accept, ...headers } })
}

export const goodMessage = {
  name: 'Nora Dunmore',
  email: 'nora@northfold.example',
  phone: '0113 496 0142',
  subject: 'New website',
  comments: 'We need five pages.\r\nBy June.',
  _captcha: 'false',
  _next: 'thank-you',
}

/** How long a visitor's browser is willing to wait in these tests. */
const PATIENCE_MS = 15_000

/**
 * Subscribes an address.
 * @returns the answer's status and headers, or null where the connection broke.
 */
export async function postSubscription(url: string, email: string) {
  try {
    const answer = await fetch(`${url}/f/newsletter`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ email }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    return { status: answer.status, headers: answer.headers }
  } catch {
    return null
  }
}

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type RawOptions = {
  method?: string
  headers?: Record<string, string>
  /** Sent in these pieces; without a content-length header they travel chunked. */
  pieces?: (string | Buffer)[]
}

/**
 * Sends a request that nothing has tidied: fetch would resolve dots and decode the answer. It has a connection of its
 * own: one that is used again may be closed by the receiver in the same moment.
 */
export function rawRequest(
  url: string,
  path: string,
  { method = 'GET', headers = {}, pieces = [] }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, headers, agent: false },
      (incoming) => {
        buffer(incoming)
          .then((body) => {
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body })
          })
          .catch(reject)
      },
    )
    outgoing.on('error', reject)
    for (const piece of pieces) outgoing.write(piece)
    outgoing.end()
  })
}

const DEADLINE_MS = 10_000

export type ServerTalk = {
  /** Everything that the server sent, as Latin-1 text. */
  text: string
  /** The status of each answer in it. */
  statuses: number[]
  /** Who ended the talk: the server, or the test's patience. */
  isClosed: boolean
}

/**
 * Writes bytes to a server as they are and listens until it closes the connection, or until as many
 * answers have come as are awaited.
 */
export function rawExchange(
  url: string,
  sent: string | Buffer,
  awaitedAnswers = Number.POSITIVE_INFINITY,
): Promise<ServerTalk> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(sent))
    const end = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, statuses: statusesIn(text), isClosed })
    }
    const timer = setTimeout(end, DEADLINE_MS, false)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (statusesIn(text).length >= awaitedAnswers) end(false)
    })
    // A server may reset a connection that it no longer wants; what it said before counts.
    socket.on('error', () => end(true))
    socket.on('close', () => end(true))
  })
}

function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

/**
 * Opens connections to a receiver for one test, each of which sends `head` and then waits.
 * @param from address of this machine that they come from.
 */
export async function openSockets(
  url: string,
  count: number,
  head = '',
  from = '127.0.0.1',
): Promise<Socket[]> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from })
    // A server that closes a connection at once may reset it.
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    if (head !== '') socket.write(head)
  }
  return sockets
}
