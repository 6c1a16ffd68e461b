import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type PostOptions = { headers?: Record<string, string>; json?: boolean }

/** Posts a form as a page does. With script a page accepts JSON; without script it accepts HTML. */
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

/** How long a visitor's browser waits in these tests. */
const PATIENCE_MS = 15_000

/**
 * Subscribes an address.
 * @returns the status and headers of the response, or null if the connection broke.
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
 * Sends a request as it is written: fetch would resolve dots and decode the response. Each request has its own
 * connection, because the receiver may close a reused connection at the same moment.
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

export type RawExchange = {
  /** Everything that the server has sent, as Latin-1 text. */
  text: string
  /** The status of each response in the text. */
  statuses: number[]
  /** Whether the server closed the connection; otherwise the awaited answers came or the time ran out. */
  isClosed: boolean
}

/**
 * Writes raw bytes to a server and listens until the server closes the connection or the awaited number of responses
 * has arrived.
 */
export function rawExchange(
  url: string,
  sent: string | Buffer,
  awaitedAnswers = Number.POSITIVE_INFINITY,
): Promise<RawExchange> {
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
    // A server may reset a connection; its earlier responses count.
    socket.on('error', () => end(true))
    socket.on('close', () => end(true))
  })
}

function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

/**
 * Opens connections to a receiver for one test. Each connection sends `head` and then waits.
 * @param from local address of the connections.
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
    // A server that closes a connection immediately may reset it.
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    if (head !== '') socket.write(head)
  }
  return sockets
}
