import { useState } from 'react'
import type { DeletionOutlook } from '../content/editing/editRecord.ts'
import { PATH_MARK } from '../content/form/fieldLabels.ts'
import { routeTo } from '../content/form/routeTo.ts'
import type { Reference } from '../content/references.ts'
import type { ValidationError } from '../kit/RequestError.ts'
import { callFor, errorsOf } from './frame/calls.ts'
import { labels } from './frame/labels.ts'
import { PlaceLink, Problems } from './frame/notices.tsx'
import styles from './UsedIn.module.css'

/** The places that refer to a record. They are searched on demand, since the search reads all of the content. */
export function UsedIn({ file }: { file: string }) {
  const [references, setReferences] = useState<Reference[]>()
  const [errors, setErrors] = useState<ValidationError[]>([])

  async function look() {
    setErrors([])
    setReferences(undefined)
    try {
      setReferences((await callFor<DeletionOutlook>('deletion', file)).references)
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  const { usedIn: words } = labels
  return (
    <details
      className={styles.used}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) look()
      }}
    >
      <summary>{words.summary}</summary>
      <div aria-live="polite">
        <Problems errors={errors} />
        {!references && errors.length === 0 && <p>{words.looking}</p>}
        {references?.length === 0 && <p>{words.nowhere}</p>}
        <ul>
          {references?.map(({ place }) => (
            <li key={`${place.file} ${place.label}`}>
              <PlaceLink route={routeTo(place)}>{place.record + PATH_MARK + place.label}</PlaceLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
