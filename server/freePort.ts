import { once } from 'node:events'
import { createServer } from 'node:net'

const ATTEMPTS = 50

/**
 * The first free port of this machine, starting at `wanted`.
 * @param taken ports to skip.
 * @throws Error if fifty ports in a row are taken.
 */
export async function freePort(wanted: number, taken: number[] = []): Promise<number> {
  for (let port = wanted; port < wanted + ATTEMPTS; port++) {
    if (!taken.includes(port) && (await isFree(port))) return port
  }
  throw new Error(`No port from ${wanted} to ${wanted + ATTEMPTS - 1} is free.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
