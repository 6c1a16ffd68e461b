import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

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
