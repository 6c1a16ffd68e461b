// Loaded before the measured program (`node --import`). Writes the program's resource usage when the program exits.
import { writeFileSync } from 'node:fs'

const BYTES_PER_KIB = 1024
const US_PER_MS = 1000

/** Resource usage of all threads of a program, without its child processes. */
export type Usage = { processorMs: number; peakBytes: number }

process.on('exit', () => {
  const file = process.env.USAGE_FILE
  if (!file) return
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const usage: Usage = {
    processorMs: (userCPUTime + systemCPUTime) / US_PER_MS,
    peakBytes: maxRSS * BYTES_PER_KIB,
  }
  writeFileSync(file, JSON.stringify(usage))
})
