import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 5_000
const RETRY_MS = 50

/**
 * Waits until a server listens at a port of this machine.
 * @throws if no server listens in time.
 */
export async function untilListening(port: number, patienceMs = PATIENCE_MS): Promise<void> {
  const deadlineMs = performance.now() + patienceMs
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch (error) {
      if (performance.now() > deadlineMs) throw error
      await wait(RETRY_MS)
    } finally {
      socket.destroy()
    }
  }
}
