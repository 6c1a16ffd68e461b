import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { hasRole, type Person } from '../kit/person.ts'
import { plainTime } from '../kit/times.ts'
import type { Failure } from './explainFailure.ts'
import { labels } from './labels.ts'
import { PublishError } from './PublishError.ts'
import { isLocked, takeLock } from './publishLock.ts'
import { replaceFile } from './releaseFolder.ts'

const STEPS = ['freeze', 'check', 'build', 'test', 'switch', 'push', 'deploy'] as const
/** The steps of a release, in order. */
export type Step = (typeof STEPS)[number]

const taskSchema = z.enum(['publish', 'switch'])
/** The work under way: a new release, or a switch to an existing one. */
export type Task = z.infer<typeof taskSchema>

const FIRST_STEPS: Record<Task, Step> = { publish: 'freeze', switch: 'switch' }

const begun = z.object({
  by: z.string(),
  since: z.iso.datetime(),
  task: taskSchema,
  step: z.enum(STEPS),
})
const publishing = begun.extend({ is: z.literal('publishing') })
const placeSchema = z.object({
  file: z.string(),
  record: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  line: z.number().optional(),
  label: z.string(),
})
/** `step` is the one that failed. */
const failed = begun.extend({
  is: z.literal('failed'),
  errors: z.array(z.object({ problem: z.string(), place: placeSchema.optional() })),
  /** Output of programs, for owners. */
  log: z.string().optional(),
})
const idle = z.object({ is: z.literal('idle') })
const stateSchema = z.discriminatedUnion('is', [idle, publishing, failed])

/** The work under way in any studio of the project, or the failure of the last publish. */
export type PublishState = z.infer<typeof stateSchema>

/** The state without the output of programs, unless the person is an owner: it may name files and hosts. */
export function stateFor(person: Pick<Person, 'role'>, state: PublishState): PublishState {
  return state.is === 'failed' && !hasRole(person, 'owner') ? { ...state, log: undefined } : state
}

/** Records the start of a step. */
export type Begin = (step: Step) => Promise<void>

/** Allows one publish at a time in all studios of a project, which share its state in a file beside the releases. */
export class Publishing {
  readonly #directory: string
  readonly #stateFile: string
  /** The state of this process's own work, or a failure that could not be written to a full disk. */
  #now: PublishState | undefined

  /** @param releasesDirectory folder of the releases. */
  constructor(releasesDirectory: string) {
    this.#directory = releasesDirectory
    this.#stateFile = join(releasesDirectory, 'state.json')
  }

  async state(): Promise<PublishState> {
    if (this.#now) return this.#now
    const state = await this.#read()
    if (state.is !== 'publishing' || isLocked(this.#directory)) return state
    // The publishing process is gone: it ended after the file was read, or was killed.
    const now = await this.#read()
    if (now.is !== 'publishing' || now.since !== state.since) return now
    return { ...now, is: 'failed', errors: [{ problem: labels.errors.cutOff }] }
  }

  /**
   * Runs a task that no other studio of the project may run meanwhile, and records its state for all of them.
   * @param by the name of the person who runs it.
   * @param tidy removes unfinished releases, before the work and after a failure.
   * @param explain puts a failure in words for that person.
   * @throws PublishError if somebody else is publishing, or with the reason of a failure.
   */
  async alone(
    by: string,
    task: Task,
    tidy: () => Promise<void>,
    explain: (error: unknown) => Promise<Failure>,
    work: (begin: Begin) => Promise<void>,
  ): Promise<void> {
    const unlock = takeLock(this.#directory)
    if (!unlock) throw new PublishError(busyWords(await this.#read()))
    const now = { by, since: new Date().toISOString(), task, step: FIRST_STEPS[task] }
    const begin = (step: Step) => {
      now.step = step
      this.#now = { is: 'publishing', ...now }
      return this.#write(this.#now)
    }
    try {
      await begin(now.step)
      await tidy()
      await work(begin)
      await rm(this.#stateFile, { force: true })
      this.#now = undefined
    } catch (error) {
      const { errors, log } = await explain(error)
      const failure = { is: 'failed' as const, ...now, errors, log }
      this.#now = failure
      // A full disk usually has room again after this.
      await tidy()
      await this.#write(failure).then(
        () => {
          this.#now = undefined
        },
        () => undefined,
      )
      throw new PublishError(errors.map(({ problem }) => problem).join('\n'), { cause: error })
    } finally {
      unlock()
    }
  }

  /** Removes what a killed studio has left, unless another one is publishing. */
  async recover(tidy: () => Promise<void>): Promise<void> {
    const state = await this.state()
    const unlock = takeLock(this.#directory)
    if (!unlock) return
    try {
      await tidy()
      // On a full disk the file still says that somebody publishes, but the lock shows that nobody does.
      if (state.is === 'failed') await this.#write(state).catch(() => undefined)
    } finally {
      unlock()
    }
  }

  async #read(): Promise<PublishState> {
    try {
      return stateSchema.parse(JSON.parse(await readFile(this.#stateFile, 'utf8')))
    } catch {
      // There is no file, or another version of the studio has written it.
      return { is: 'idle' }
    }
  }

  async #write(state: PublishState): Promise<void> {
    await replaceFile(this.#stateFile, JSON.stringify(state))
  }
}

function busyWords(state: PublishState): string {
  return state.is === 'publishing'
    ? labels.errors.busy(labels.running[state.task](state.by, plainTime(state.since)))
    : labels.errors.busyUnknown
}
