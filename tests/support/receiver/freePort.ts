import { randomInt } from 'node:crypto'
import { freePort as freePortFrom } from '../../../server/freePort.ts'

/**
 * A free port of this machine. It is below the ports of outgoing connections, so none of these can take it before the
 * caller does.
 */
export function freePort(): Promise<number> {
  return freePortFrom(randomInt(20_000, 30_000))
}
