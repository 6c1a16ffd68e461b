// Loaded before the measured program (`node --import`): what it leaves at its end is what it took of the machine.
import { writeFileSync } from 'node:fs'

const BYTES_PER_KIB = 1024
const US_PER_MS = 1000

/** What a program took, all its threads together and programs that it started left out. */
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
