import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands between the receiver and a server, and can fall silent as a broken network does. */
export async function startProxy(targetPort: number) {
  const sockets = new Set<Socket>()
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
    // Listening for data sets a socket flowing.
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
    fallSilent: () => setSilence(true),
    speakAgain: () => setSilence(false),
  }
}
