import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.')
  return address.port
}
