import { LookAgain } from '../kit/polling/LookAgain.tsx'
import { plainTime } from '../kit/times.ts'
import type { PublishState, Step, Task } from './publishing.ts'
import styles from './StateMessage.module.css'

type StateMessageProps = {
  state: PublishState
  /** Address of the page that shows it. */
  href: string
  words: {
    running: Record<Task, (name: string, time: string) => string>
    waits: Record<Task, string>
    steps: Record<Step, string>
    failedHeading: string
    failedWhile: (step: string, name: string, time: string) => string
  }
  /** The release that visitors see after a failure; undefined if there is none. */
  outcome: (failed: Extract<PublishState, { is: 'failed' }>) => string | undefined
}

/** Between two looks at a release that is being made. */
const LOOK_AGAIN_S = 2

/** The progress of a release, with its author, or the failure of the last one; otherwise nothing. */
export function StateMessage({ state, href, words, outcome }: StateMessageProps) {
  if (state.is === 'idle') return null
  const step = words.steps[state.step]
  const time = plainTime(state.since)
  const whatIsSeen = state.is === 'failed' && outcome(state)
  // Screen readers hear the part that changed, not the whole at each step.
  return (
    <div className={styles.state} role="status" aria-atomic="false">
      {state.is === 'publishing' ? (
        <div className={styles.message}>
          <p>
            <strong>{words.running[state.task](state.by, time)}</strong> {step} …
          </p>
          <p>{words.waits[state.task]}</p>
          <LookAgain href={href} seconds={LOOK_AGAIN_S} />
        </div>
      ) : (
        <div className={styles.message} data-bad>
          <h2>{words.failedHeading}</h2>
          <p>{words.failedWhile(step, state.by, time)}</p>
          <p className={styles.problem}>{state.problem}</p>
          {whatIsSeen && <p>{whatIsSeen}</p>}
        </div>
      )}
    </div>
  )
}
