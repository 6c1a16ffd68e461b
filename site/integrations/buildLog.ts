import { stripVTControlCharacters } from 'node:util'
import type { AstroLoggerDestination } from 'astro'
import nodeLog from 'astro/logger/node'

/** Matches Astro's line for a finished picture, which ends in the picture's number and the total. */
const PICTURE = /\/_astro\/.*\((\d+)\/(\d+)\)$/

/**
 * Astro's own log, but with one line for all pictures: a counter in a terminal, the total at the end elsewhere.
 * @public Named in astro.config.ts.
 */
export default function buildLog(): AstroLoggerDestination {
  const log = nodeLog()
  return {
    ...log,
    write(event) {
      const [, number, count] = PICTURE.exec(stripVTControlCharacters(event.message)) ?? []
      if (!number) return log.write(event)
      const isLast = number === count
      if (process.stdout.isTTY) {
        process.stdout.write(`\r  Pictures: ${number} of ${count}${isLast ? '\n' : ''}`)
      } else if (isLast) {
        process.stdout.write(`  Pictures: ${count}\n`)
      }
    },
  }
}
