import { availableParallelism, totalmem } from 'node:os'
import process from 'node:process'

/** A build without a limit takes up to 1.1 GiB: docs/decisions/0108-a-server-of-your-own.md. */
const ENOUGH_BYTES = 2 * 2 ** 30
/** A server of "2 GB" has less, because its kernel reserves a part. */
const TOLERANCE = 0.9

/**
 * Whether a build has to save memory at the cost of time.
 * @param bytes available memory: the machine's, or the limit of its container or service.
 */
export function isScarce(
  bytes = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
): boolean {
  return bytes < ENOUGH_BYTES * TOLERANCE
}

/** The number of parallel tasks of a kind: one if memory is scarce, else one per processor. */
export function concurrency(scarce = isScarce()): number {
  return scarce ? 1 : availableParallelism()
}

/**
 * Variables that make a process release memory at once. Half of a build's memory is otherwise kept for reuse by glibc
 * and mimalloc, the allocators of pictures and of the bundler. Other systems ignore the variables.
 */
export const SPARING = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
}
