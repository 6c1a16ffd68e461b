import { connect } from 'node:net'

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
