import { useEffect, useState } from 'react'
import { Disclosure } from '../../kit/Disclosure.tsx'
import type { ValidationError } from '../../kit/RequestError.ts'
import { callFor } from '../frame/calls.ts'
import { labels } from '../frame/labels.ts'
import { ProblemList } from '../frame/notices.tsx'
import styles from './Missing.module.css'

/** Longer than the pause before an autosave: the check reads all of the content, so it waits until typing pauses. */
const PAUSE_MS = 1_500
/**
 * From this width the list is beside the fields. Below it, the list is one line above them, so that nothing moves while
 * a person types.
 */
const IS_WIDE = '(min-width: 1600px)'

type MissingProps = {
  file: string
  /** Revision of the checked working copy; blank if there is none. */
  revision: string
}

/** The errors that would fail the build, each with a link to its field. Typing goes on undisturbed. */
export function Missing({ file, revision }: MissingProps) {
  const [errors, setErrors] = useState<readonly ValidationError[]>([])
  useEffect(() => {
    if (revision === '') return setErrors([])
    let isLatest = true
    const pause = setTimeout(async () => {
      const answer = await callFor<{ errors: ValidationError[] }>('missing', file).catch(
        () => undefined,
      )
      if (isLatest && answer) setErrors(answer.errors)
    }, PAUSE_MS)
    return () => {
      isLatest = false
      clearTimeout(pause)
    }
  }, [file, revision])
  return (
    <aside className={styles.missing} aria-label={labels.drafts.missing}>
      {errors.length === 0 ? (
        <p>{labels.drafts.nothingMissing}</p>
      ) : (
        <Disclosure
          summary={labels.drafts.missingCount(errors.length)}
          isOpen={window.matchMedia(IS_WIDE).matches}
        >
          <ProblemList errors={errors} own={{ file, route: file }} />
        </Disclosure>
      )}
    </aside>
  )
}
