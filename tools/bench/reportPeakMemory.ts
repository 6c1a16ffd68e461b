// Loaded before the measured program (`node --import`): what it leaves at its end is the most memory it ever held.
import { writeFileSync } from 'node:fs'

const BYTES_PER_KIB = 1024

process.on('exit', () => {
  const file = process.env.PEAK_MEMORY_FILE
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS * BYTES_PER_KIB))
})
