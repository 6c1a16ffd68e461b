import { availableParallelism, totalmem } from 'node:os'
import process from 'node:process'

/** A build takes up to 1.1 GiB where it may: docs/decisions/0108-a-server-of-your-own.md. */
const ENOUGH_BYTES = 2 * 2 ** 30
/** A server of "2 GB" has less: its kernel keeps a part. */
const TOLERANCE = 0.9

/**
 * Whether a build has to spare memory, at the cost of time.
 * @param bytes what there is: the machine's memory, or the limit of its container or service.
 */
export function isScarce(
  bytes = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
): boolean {
  return bytes < ENOUGH_BYTES * TOLERANCE
}

/** How many things of a kind are made at a time: one where memory is scarce. */
export function concurrency(scarce = isScarce()): number {
  return scarce ? 1 : availableParallelism()
}

/**
 * Variables of a process that gives memory back at once: what glibc and mimalloc, the allocators of pictures and of the
 * bundler, keep for later is half of what a build takes. Other systems do not read them.
 */
export const SPARING = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
}
