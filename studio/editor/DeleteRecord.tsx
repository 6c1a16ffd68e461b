import { useEffect, useRef, useState } from 'react'
import type { DeletionOutlook, EditedRecord } from '../content/editing/editRecord.ts'
import { PATH_MARK } from '../content/form/fieldLabels.ts'
import { routeTo } from '../content/form/routeTo.ts'
import { Button } from '../kit/Button.tsx'
import type { ValidationError } from '../kit/RequestError.ts'
import styles from './DeleteRecord.module.css'
import { callFor, errorsOf, send } from './frame/calls.ts'
import { labels } from './frame/labels.ts'
import { PlaceLink, Problems } from './frame/notices.tsx'
import { HOME_ROUTE, leaveFor } from './frame/route.ts'

type DeleteRecordProps = { record: EditedRecord; onDeleted: () => void }

/** Deletes a file, after listing the places that refer to it. */
export function DeleteRecord({ record, onDeleted }: DeleteRecordProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [outlook, setOutlook] = useState<DeletionOutlook>()
  const [errors, setErrors] = useState<ValidationError[]>([])
  useEffect(() => {
    if (outlook) dialog.current?.showModal()
  }, [outlook])

  async function ask() {
    setErrors([])
    try {
      setOutlook(await callFor<DeletionOutlook>('deletion', record.file))
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  async function remove() {
    const { file, version } = record
    try {
      await send('delete', { file, version, freesReferences: isNamed })
      onDeleted()
      leaveFor(HOME_ROUTE)
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  const { references = [], canFreeReferences = false } = outlook ?? {}
  const isNamed = references.length > 0
  const { remove: words } = labels
  return (
    <>
      <Button variant="danger" onClick={ask}>
        {words.button}
      </Button>
      {!outlook && <Problems errors={errors} />}
      {outlook && (
        <dialog ref={dialog} className={styles.dialog} aria-labelledby="delete-title">
          <h2 id="delete-title">{words.heading(record.label)}</h2>
          <p>{words.text}</p>
          {isNamed && (
            <>
              <p>{words.named(record.label, references.length)}</p>
              <ul>
                {references.map(({ place, remedy = words.byHand }) => (
                  <li key={`${place.file} ${place.label}`}>
                    <PlaceLink route={routeTo(place)}>
                      {place.record + PATH_MARK + place.label}
                    </PlaceLink>{' '}
                    {remedy}
                  </li>
                ))}
              </ul>
              {!canFreeReferences && <p>{words.notYet}</p>}
            </>
          )}
          <Problems errors={[...outlook.errors, ...errors]} />
          <div className={styles.choices}>
            <Button onClick={() => dialog.current?.close()}>{words.keep}</Button>
            {canFreeReferences && (
              <Button variant="danger" onClick={remove}>
                {isNamed ? words.confirmAll : words.confirm}
              </Button>
            )}
          </div>
        </dialog>
      )}
    </>
  )
}
