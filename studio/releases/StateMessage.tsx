import { median } from '../../core/lib/median.ts'
import { ErrorList } from '../content/ErrorList.tsx'
import { Disclosure } from '../kit/Disclosure.tsx'
import { LookAgain } from '../kit/polling/LookAgain.tsx'
import { plainTime } from '../kit/times.ts'
import { durationWords } from './durationWords.ts'
import { labels } from './labels.ts'
import type { PublishState, Step, Task } from './publishing.ts'
import type { ListedRelease } from './releaseFolder.ts'
import styles from './StateMessage.module.css'

type StateMessageProps = {
  state: PublishState
  /** Address of the page that shows the message. */
  href: string
  words: {
    running: Record<Task, (name: string, time: string) => string>
    waits: Record<Task, string>
    steps: Record<Step, string>
    failedHeading: string
    failedWhile: (step: string, name: string, time: string) => string
  }
  /** Former releases: the message gives their usual duration. */
  releases?: readonly Pick<ListedRelease, 'tookMs'>[]
  /** Says which site visitors see after a failure; undefined if there is nothing to say. */
  outcome: (failed: Extract<PublishState, { is: 'failed' }>) => string | undefined
}

/** Polling interval while a release is being made. */
const LOOK_AGAIN_S = 2

/** The progress of a release, with its author, or the failure of the last one; otherwise nothing. */
export function StateMessage({ state, href, words, releases = [], outcome }: StateMessageProps) {
  if (state.is === 'idle') return null
  const step = words.steps[state.step]
  const time = plainTime(state.since)
  const tookMs = releases.flatMap((release) => release.tookMs ?? [])
  const whatIsSeen = state.is === 'failed' && outcome(state)
  // Screen readers announce only the part that changed at each step.
  return (
    <div className={styles.state} role="status" aria-atomic="false">
      {state.is === 'publishing' ? (
        <div className={styles.message}>
          <p>
            <strong>{words.running[state.task](state.by, time)}</strong> {step} …
          </p>
          {state.task === 'publish' && tookMs.length > 0 && (
            <p>{labels.usually(durationWords(median(tookMs)))}</p>
          )}
          <p>{words.waits[state.task]}</p>
          <LookAgain href={href} seconds={LOOK_AGAIN_S} />
        </div>
      ) : (
        <div className={styles.message} data-bad>
          <h2>{words.failedHeading}</h2>
          <p>{words.failedWhile(step, state.by, time)}</p>
          <ErrorList errors={state.errors} />
          {whatIsSeen && <p>{whatIsSeen}</p>}
          {state.log && (
            <Disclosure summary={labels.log}>
              <pre className={styles.log}>{state.log}</pre>
            </Disclosure>
          )}
        </div>
      )}
    </div>
  )
}
