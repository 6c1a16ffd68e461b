import { randomInt } from 'node:crypto'
import { freePort as freePortFrom } from '../../../server/freePort.ts'

/**
 * A port of this machine that nobody listens at. Below those that systems give to outgoing connections: one of
 * them cannot take it before the caller does.
 */
export function freePort(): Promise<number> {
  return freePortFrom(randomInt(20_000, 30_000))
}
