import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A proxy between the receiver and a server. It can fall silent like a broken network, and switch to another server
 * like an address that moves.
 */
export async function startProxy(firstPort: number) {
  const sockets = new Set<Socket>()
  let targetPort = firstPort
  let isSilent = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (isSilent) socket.pause()
    return socket
  }
  const server = createServer((client) => {
    const target = keep(connect(targetPort, '127.0.0.1'))
    keep(client).on('data', (chunk) => target.write(chunk))
    target.on('data', (chunk) => client.write(chunk))
    client.on('close', () => target.destroy())
    target.on('close', () => client.destroy())
    // A data listener makes a socket flow.
    if (isSilent) for (const socket of [client, target]) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const setSilence = (silent: boolean) => {
    isSilent = silent
    for (const socket of sockets) silent ? socket.pause() : socket.resume()
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** Directs new connections to another server. */
    leadTo: (port: number) => {
      targetPort = port
    },
    fallSilent: () => setSilence(true),
    speakAgain: () => setSilence(false),
  }
}
