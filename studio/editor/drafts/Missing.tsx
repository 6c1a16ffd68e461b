import { useEffect, useState } from 'react'
import { Disclosure } from '../../kit/Disclosure.tsx'
import type { ValidationError } from '../../kit/RequestError.ts'
import { callFor } from '../frame/calls.ts'
import { labels } from '../frame/labels.ts'
import { ProblemList } from '../frame/notices.tsx'
import styles from './Missing.module.css'

/** Longer than between two autosaves: the check reads all of the content, so it waits for a pause in the typing. */
const PAUSE_MS = 1_500
const IS_WIDE = '(min-width: 768px)'

type MissingProps = {
  file: string
  /** Of what is checked. */
  revision: string
}

/** What the build would still reject, each with a link to its field. It keeps nobody from typing on. */
export function Missing({ file, revision }: MissingProps) {
  const [errors, setErrors] = useState<readonly ValidationError[]>([])
  useEffect(() => {
    let isLatest = revision !== ''
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
  if (errors.length === 0) return null
  return (
    <aside className={styles.missing} aria-label={labels.drafts.missing}>
      <Disclosure
        summary={labels.drafts.missingCount(errors.length)}
        isOpen={window.matchMedia(IS_WIDE).matches}
      >
        <ProblemList errors={errors} own={{ file, route: file }} />
      </Disclosure>
    </aside>
  )
}
