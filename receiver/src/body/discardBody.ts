import type { IncomingMessage } from 'node:http'

const MAX_DISCARDED_BYTES = 1024 * 1024
const MAX_WAIT_MS = 2_000

/**
 * Reads the rest of a refused body and drops it. Without that the connection closes while the
 * browser is still sending, and its visitor sees a broken connection in place of the reason. Ends
 * early for a body that is far too large or too slow.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let discardedBytes = 0
    const timer = setTimeout(finish, MAX_WAIT_MS)
    function count(chunk: Buffer) {
      discardedBytes += chunk.length
      if (discardedBytes > MAX_DISCARDED_BYTES) finish()
    }
    function finish() {
      clearTimeout(timer)
      request.off('data', count).off('end', finish).off('close', finish)
      resolve()
    }
    request.on('data', count).on('end', finish).on('close', finish)
    request.resume()
  })
}
