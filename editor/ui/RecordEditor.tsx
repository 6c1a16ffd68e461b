import { useCallback, useEffect, useState } from 'react'
import type { EditedRecord } from '../server/editRecord.ts'
import { Conflict } from './Conflict.tsx'
import { CallRefused, call, refusalsOf, send } from './call.ts'
import { DeleteRecord } from './DeleteRecord.tsx'
import { Faults } from './Faults.tsx'
import { type Draft, RecordForm } from './RecordForm.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useChoices } from './useChoices.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'

type RecordEditorProps = {
  file: string
  onChanged: () => void
  onPreview: (path: string) => void
}

/** One file, opened, changed and saved. */
export function RecordEditor({ file, onChanged, onPreview }: RecordEditorProps) {
  const { choices, reloadChoices } = useChoices()
  const [record, setRecord] = useState<EditedRecord>()
  const [draft, setDraft] = useState<Draft>({ value: undefined })
  const [refusals, setRefusals] = useState<string[]>([])
  const [conflict, setConflict] = useState('')
  const [saved, setSaved] = useState('')
  // Fields that keep something of their own begin anew with each reading of the file.
  const [reading, setReading] = useState(0)

  const show = useCallback(
    (next: EditedRecord) => {
      setRecord(next)
      setDraft({ value: next.value, body: next.body })
      setRefusals([])
      setConflict('')
      onPreview(next.preview)
    },
    [onPreview],
  )
  const open = useCallback(() => {
    call<EditedRecord>(`record?file=${encodeURIComponent(file)}`).then(
      (next) => {
        show(next)
        setReading((count) => count + 1)
      },
      (error) => setRefusals(refusalsOf(error)),
    )
  }, [file, show])
  useEffect(open, [open])

  const hasChanges =
    record !== undefined &&
    (JSON.stringify(draft.value) !== JSON.stringify(record.value) || draft.body !== record.body)
  useLeaveWarning(hasChanges)

  async function save(version: string) {
    setSaved('')
    try {
      show(await send<EditedRecord>('save', { file, ...draft, version }))
      setSaved('Saved. The page beside shows it in a moment.')
      onChanged()
    } catch (error) {
      if (error instanceof CallRefused && error.status === 409) {
        setRefusals([])
        setConflict(refusalsOf(error).join(' '))
      } else {
        setConflict('')
        setRefusals(refusalsOf(error))
      }
    }
  }

  /** The owner has read that the file is newer and wants theirs all the same. */
  async function saveOver() {
    const newest = await call<EditedRecord>(`record?file=${encodeURIComponent(file)}`)
    await save(newest.version)
  }

  if (!record || !choices)
    return <Faults heading="This file cannot be shown" file={file} refusals={refusals} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) save(record.version)
      }}
    >
      <h1>{record.label}</h1>
      <p className="quiet">{file}</p>
      <Faults heading="Not saved. This has to change first" file={file} refusals={refusals} />
      {conflict !== '' && (
        <Conflict
          words={conflict}
          onReadAgain={open}
          onSaveOver={() => saveOver().catch((error) => setRefusals(refusalsOf(error)))}
        />
      )}
      <RecordForm
        key={reading}
        file={file}
        label={record.label}
        schema={record.schema}
        draft={draft}
        firstLine={record.firstLine ?? 1}
        refusals={refusals}
        choices={choices}
        reloadChoices={reloadChoices}
        onChange={(change) => {
          setSaved('')
          setDraft(change)
        }}
      />
      <SaveBar
        hasChanges={hasChanges}
        message={saved}
        onUndo={() => {
          show(record)
          setReading((count) => count + 1)
        }}
      >
        {record.canBeDeleted && (
          <DeleteRecord record={record} onRefused={setRefusals} onDeleted={onChanged} />
        )}
      </SaveBar>
    </form>
  )
}
