import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { RequestError } from '../../kit/RequestError.ts'
import { faultsIn } from '../validation.ts'
import { type JobAnswer, type JobRequest, jobs } from './jobs.ts'

/**
 * The process in which what writers send is parsed, checked and drawn: away from the one that answers requests, and
 * ended by its watchdog where it takes too much.
 */
const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url))

/** Folders whose articles have been read once. What was accepted before does not count against what comes now. */
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
