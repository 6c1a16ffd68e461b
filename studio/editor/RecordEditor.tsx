import { useCallback, useEffect, useState } from 'react'
import type { EditedRecord } from '../content/editing/editRecord.ts'
import { labels as changesLabels } from '../features/history/labels.ts'
import type { ValidationError } from '../kit/RequestError.ts'
import { DeleteRecord } from './DeleteRecord.tsx'
import { CallError, callFor, errorsOf, send, useChoices } from './frame/calls.ts'
import { labels } from './frame/labels.ts'
import { Conflict, ErrorSummary } from './frame/notices.tsx'
import { type Route, useLeaveWarning, useRouteFocus } from './frame/route.ts'
import styles from './RecordEditor.module.css'
import { type Draft, RecordForm, type RecordFormProps } from './RecordForm.tsx'
import { SaveBar } from './SaveBar.tsx'
import { UsedIn } from './UsedIn.tsx'

type RecordEditorProps = {
  file: string
  route: Route
  onChanged: () => void
  onPreview: (path: string) => void
  onTyped: RecordFormProps['onTyped']
}

/** One file, opened, changed and saved. */
export function RecordEditor({ file, route, onChanged, onPreview, onTyped }: RecordEditorProps) {
  const { choices, reloadChoices } = useChoices()
  const [record, setRecord] = useState<EditedRecord>()
  const [draft, setDraft] = useState<Draft>({ value: undefined })
  const [errors, setErrors] = useState<ValidationError[]>([])
  const [heading, setHeading] = useState(labels.errors.notShown)
  const [conflict, setConflict] = useState('')
  const [message, setMessage] = useState('')
  // Fields that keep something of their own begin anew with each reading of the file.
  const [reading, setReading] = useState(0)

  const show = useCallback(
    (next: EditedRecord) => {
      setRecord(next)
      setDraft({ value: next.value, body: next.body })
      setErrors([])
      setConflict('')
      onPreview(next.preview)
    },
    [onPreview],
  )
  const open = useCallback(() => {
    callFor<EditedRecord>('record', file).then(
      (next) => {
        show(next)
        setReading((count) => count + 1)
      },
      (error) => setErrors(errorsOf(error)),
    )
  }, [file, show])
  useEffect(open, [open])

  const hasChanges =
    record !== undefined &&
    (JSON.stringify(draft.value) !== JSON.stringify(record.value) || draft.body !== record.body)
  useLeaveWarning(hasChanges)
  useRouteFocus(route, record !== undefined && choices !== undefined)

  async function save(version: string) {
    setMessage('')
    setHeading(labels.errors.notSaved)
    try {
      show(await send<EditedRecord>('save', { file, ...draft, version }))
      setMessage(labels.record.saved)
      onChanged()
    } catch (error) {
      if (error instanceof CallError && error.status === 409) {
        setErrors([])
        setConflict(error.message)
      } else {
        setConflict('')
        setErrors(errorsOf(error))
      }
    }
  }

  /** The owner has read that the file is newer and wants theirs all the same. */
  async function saveOver() {
    const newest = await callFor<EditedRecord>('record', file)
    await save(newest.version)
  }

  async function undoSave() {
    setHeading(labels.errors.notUndone)
    try {
      show(await send<EditedRecord>('undo', { file }))
      setReading((count) => count + 1)
      setMessage(labels.record.saveUndone)
      onChanged()
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  if (!record || !choices) {
    return (
      <>
        <ErrorSummary heading={heading} errors={errors} own={{ file, route: file }} />
        {errors.length > 0 && <HistoryLink file={file} />}
      </>
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) save(record.version)
      }}
    >
      <h1>{record.label}</h1>
      <p className={styles.file}>
        {file} <HistoryLink file={file} />
      </p>
      {!record.mayChange && <p>{labels.record.ownersOnly}</p>}
      <ErrorSummary heading={heading} errors={errors} own={{ file, route: file }} />
      {conflict !== '' && (
        <Conflict
          problem={conflict}
          onReadAgain={open}
          onSaveOver={() => saveOver().catch((error) => setErrors(errorsOf(error)))}
        />
      )}
      <fieldset className={styles.fields} disabled={!record.mayChange}>
        <RecordForm
          key={reading}
          file={file}
          route={file}
          label={record.label}
          schema={record.schema}
          collection={record.key}
          draft={draft}
          firstLine={record.firstLine ?? 1}
          errors={errors}
          choices={choices}
          reloadChoices={reloadChoices}
          onChange={(change) => {
            setMessage('')
            setDraft(change)
          }}
          onTyped={onTyped}
        />
      </fieldset>
      {record.canBeDeleted && <UsedIn file={file} />}
      {record.mayChange && (
        <SaveBar
          hasChanges={hasChanges}
          message={message}
          onUndoAll={() => {
            show(record)
            setReading((count) => count + 1)
          }}
          onUndoSave={record.canUndo ? undoSave : undefined}
        >
          {record.canBeDeleted && <DeleteRecord record={record} onDeleted={onChanged} />}
        </SaveBar>
      )}
    </form>
  )
}

function HistoryLink({ file }: { file: string }) {
  return <a href={`/history?file=${encodeURIComponent(file)}`}>{changesLabels.history}</a>
}
