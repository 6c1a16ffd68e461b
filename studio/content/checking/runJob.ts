import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { RequestError } from '../../kit/RequestError.ts'
import { labels } from '../labels.ts'
import type { JobAnswer, Jobs } from './jobs.ts'

let worker: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a job on the content in a worker process, one job at a time, so that this process goes on answering requests.
 * @throws RequestError if the job rejects its input, or exceeds its limit of time or memory.
 */
export function runJob<Name extends keyof Jobs>(
  name: Name,
  ...args: Parameters<Jobs[Name]>
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  const next = last.then(() => ask(name, args))
  last = next.catch(() => undefined)
  return next as Promise<Awaited<ReturnType<Jobs[Name]>>>
}

async function ask(name: keyof Jobs, args: unknown[]): Promise<unknown> {
  const child = workerProcess()
  // The worker keeps this process alive only while a job runs.
  child.ref()
  child.channel?.ref()
  child.send({ name, args })
  const ended = new AbortController()
  const [answer] = await Promise.race([
    once(child, 'message', ended),
    once(child, 'exit', ended).then(refuse),
  ]).finally(() => ended.abort())
  child.unref()
  child.channel?.unref()
  return resultOf(answer)
}

/** @throws RequestError if the watchdog killed the worker, Error if the worker exited by itself. */
function refuse([code, signal]: unknown[]): never {
  if (signal === 'SIGKILL') throw new RequestError(422, labels.errors.tooMuch)
  throw new Error(`The worker that checks the content ended with ${code ?? signal}.`)
}

function workerProcess(): ChildProcess {
  worker ??= fork(new URL('./worker.ts', import.meta.url), {
    serialization: 'advanced',
    // The worker needs no settings, so it gets no secrets.
    env: {},
    execArgv: [],
  }).once('exit', () => {
    worker = undefined
  })
  return worker
}

function resultOf(answer: JobAnswer): unknown {
  if ('refusal' in answer) throw new RequestError(...answer.refusal)
  if ('failure' in answer) throw answer.failure
  return answer.result
}
