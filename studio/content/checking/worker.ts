import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { RequestError } from '../../kit/RequestError.ts'
import { faultsIn } from '../validation.ts'
import { type JobAnswer, type JobRequest, jobs } from './jobs.ts'

/**
 * This process parses, checks and renders the input of writers, apart from the process that answers requests. The
 * watchdog kills it if a job takes too much time or memory.
 */
const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url))

/** Folders that were parsed once without a watchdog, so that stored articles do not count towards its limits. */
const known = new Set<string>()

process.on('message', async ({ name, args }: JobRequest) => {
  const [directory] = args
  if (!known.has(directory)) await faultsIn(directory)
  known.add(directory)
  watchdog.postMessage('begin')
  const answer = await run(name, args)
  watchdog.postMessage('end')
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())

async function run(name: JobRequest['name'], args: JobRequest['args']): Promise<JobAnswer> {
  try {
    const job: (...args: JobRequest['args']) => unknown = jobs[name]
    return { result: await job(...args) }
  } catch (error) {
    if (error instanceof RequestError) return { refusal: [error.status, error.errors] }
    return { failure: error instanceof Error ? error : new Error(String(error)) }
  }
}
