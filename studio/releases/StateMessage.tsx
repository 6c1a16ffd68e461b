import { formatLocalTime } from '../../server/text.ts'
import { LookAgain } from '../kit/polling/LookAgain.tsx'
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
  /** What is seen after a failure; undefined where there is nothing. */
  outcome: (failed: Extract<PublishState, { is: 'failed' }>) => string | undefined
}

/** Between two looks at a release that is being made. */
const LOOK_AGAIN_S = 2

/** Who is making a release and how far it is, or why the last one failed; nothing where there is nothing to say. */
export function StateMessage({ state, href, words, outcome }: StateMessageProps) {
  if (state.is === 'idle') return null
  const step = words.steps[state.step]
  const time = formatLocalTime(state.since)
  const whatIsSeen = state.is === 'failed' && outcome(state)
  // Who listens is told what has changed: not all of it at each step.
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
