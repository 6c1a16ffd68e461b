import { formatLocalTime } from '../../receiver/src/inbox/text.ts'
import type { PublishState, Step } from './publishing.ts'
import styles from './StateMessage.module.css'

type StateMessageProps = {
  state: PublishState
  words: {
    running: (name: string, time: string) => string
    waits: string
    steps: Record<Step, string>
    failedHeading: string
    failedWhile: (step: string, name: string, time: string) => string
  }
  /** What is seen after this step failed; undefined where there is nothing. */
  outcome: (step: Step) => string | undefined
}

/** Who is making a release and how far it is, or why the last one failed; nothing where there is nothing to say. */
export function StateMessage({ state, words, outcome }: StateMessageProps) {
  if (state.is === 'idle') return null
  const step = words.steps[state.step]
  const time = formatLocalTime(state.since)
  if (state.is === 'publishing') {
    return (
      <div className={styles.message} role="status">
        <p>
          <strong>{words.running(state.by, time)}</strong> {step} …
        </p>
        <p>{words.waits}</p>
      </div>
    )
  }
  const whatIsSeen = outcome(state.step)
  return (
    <div className={styles.message} role="status" data-bad>
      <h2>{words.failedHeading}</h2>
      <p>{words.failedWhile(step, state.by, time)}</p>
      <p className={styles.problem}>{state.problem}</p>
      {whatIsSeen && <p>{whatIsSeen}</p>}
    </div>
  )
}
