import process from 'node:process'
import { parentPort } from 'node:worker_threads'

const LOOK_MS = 50
/** Processor time, not wall time, so that a busy machine aborts no job. Honest changes need a tenth of it. */
const MAX_CPU_MICROSECONDS = 4_000_000
/** Leaves room for growth between two checks, so that the worker stays below 1 GiB. */
const MAX_MEMORY_BYTES = 700 * 1024 * 1024

let begun: NodeJS.CpuUsage | undefined

parentPort?.on('message', (message: 'begin' | 'end') => {
  begun = message === 'begin' ? process.cpuUsage() : undefined
})

// A parser in native code blocks its thread, so a second thread measures the time.
setInterval(() => {
  if (!begun) return
  const { user, system } = process.cpuUsage(begun)
  if (user + system > MAX_CPU_MICROSECONDS || process.memoryUsage.rss() > MAX_MEMORY_BYTES) {
    process.kill(process.pid, 'SIGKILL')
  }
}, LOOK_MS)
