import { useCallback, useEffect, useMemo, useState } from 'react'
import { setAt, valueAt } from '../../content-model/fieldsOf.ts'
import { parseArticle } from '../../content-model/parse.ts'
import type { KeptReplaced } from '../content/drafts/draftStore.ts'
import type { OpenedForm } from '../content/drafts/editDraft.ts'
import { type Draft, withPutBack } from '../content/drafts/merge.ts'
import { withMadeNames } from '../content/form/edits.ts'
import { nameOfRecord, safeName } from '../content/form/recordNames.ts'
import { TranslationForm } from '../content/form/translationForm.ts'
import { newArticle } from '../content/yaml/renderYaml.ts'
import { labels as changesLabels } from '../features/history/labels.ts'
import type { ValidationError } from '../kit/RequestError.ts'
import { CopyRecord } from './copies/CopyRecord.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'
import { DraftNotices } from './drafts/DraftNotices.tsx'
import { Missing } from './drafts/Missing.tsx'
import { useDraftSync } from './drafts/useDraftSync.ts'
import { LabelledInput } from './form/FieldFrame.tsx'
import type { Translation } from './form/form.ts'
import { CallError, callFor, errorsOf, send, useChoices } from './frame/calls.ts'
import { labels } from './frame/labels.ts'
import { Conflict, ErrorSummary } from './frame/notices.tsx'
import { HOME_ROUTE, leaveFor, type Route, useLeaveWarning, useRouteFocus } from './frame/route.ts'
import styles from './RecordEditor.module.css'
import { RecordForm, type RecordFormProps } from './RecordForm.tsx'
import { SaveBar } from './SaveBar.tsx'
import { LanguageSwitch } from './translation/LanguageSwitch.tsx'
import { labels as translationLabels } from './translation/labels.ts'
import { TranslationHead } from './translation/TranslationHead.tsx'
import { UsedIn } from './UsedIn.tsx'

/** Delay after the last key before the list shows the name of a new record. */
const RENAMED_AFTER_MS = 2_000

type RecordEditorProps = {
  file: string
  route: Route
  onChanged: () => void
  /** Receives the revision of the stored draft whenever it changes. */
  onKept: (revision: string) => void
  onTyped: RecordFormProps['onTyped']
  /** Whether the record has just been created; its form then says so. */
  isMade: boolean
  onMade: (file: string) => void
}

/** The form of one record: an existing file, or a new one. */
export function RecordEditor(props: RecordEditorProps) {
  const { file } = props
  const [record, setRecord] = useState<OpenedForm>()
  const [errors, setErrors] = useState<ValidationError[]>([])
  // Used as a key: fields with state of their own are reset each time the file is read.
  const [reading, setReading] = useState(0)
  const open = useCallback(() => {
    callFor<OpenedForm>('record', file).then(
      (next) => {
        setErrors([])
        setRecord(next)
        setReading((count) => count + 1)
      },
      (error) => setErrors(errorsOf(error)),
    )
  }, [file])
  useEffect(open, [open])
  return (
    <>
      <ErrorSummary heading={labels.errors.notShown} errors={errors} own={{ file, route: file }} />
      {errors.length > 0 && <HistoryLink file={file} />}
      {record && <OpenRecord key={reading} {...props} opened={record} onReadAgain={open} />}
    </>
  )
}

type OpenRecordProps = RecordEditorProps & { opened: OpenedForm; onReadAgain: () => void }

/** The form with autosave. Saving includes the record in the next publish. */
function OpenRecord({ opened, onReadAgain, ...props }: OpenRecordProps) {
  const { file, route, onChanged, onKept, onTyped, isMade, onMade } = props
  const { choices, reloadChoices } = useChoices()
  const [record, setRecord] = useState(opened)
  const [sync, view] = useDraftSync(opened)
  const [errors, setErrors] = useState<ValidationError[]>([])
  const [heading, setHeading] = useState(labels.errors.notSaved)
  const [conflict, setConflict] = useState('')
  const [message, setMessage] = useState<string>(isMade ? labels.record.saved : '')
  const { draft, changed, revision } = view
  useEffect(() => onKept(revision), [revision, onKept])
  const hasCopy = changed !== undefined
  useLeaveWarning(view.problem !== '')
  useRouteFocus(route, choices !== undefined)
  // The list marks unfinished records, and shows their current names.
  useEffect(() => {
    if (hasCopy !== (opened.state.changed !== undefined)) onChanged()
    return hasCopy ? onChanged : undefined
  }, [hasCopy, opened, onChanged])

  const { addressField, schema, translates, languages } = record
  const [showsAll, setShowsAll] = useState(false)
  const [original] = languages
  const translation = useMemo(
    (): Translation | undefined =>
      translates &&
      original && {
        form: new TranslationForm(schema, translates.value, addressField),
        tag: translates.tag,
        from: original,
        showsAll,
      },
    [translates, original, schema, addressField, showsAll],
  )
  const isNew = record.isNew && !translates
  const newName = isNew ? nameOfRecord(draft.value) : ''
  useEffect(() => {
    if (newName === '') return
    const pause = setTimeout(onChanged, RENAMED_AFTER_MS)
    return () => clearTimeout(pause)
  }, [newName, onChanged])
  const change = (update: (draft: Draft) => Draft) => {
    setMessage('')
    sync.change((before) => {
      const after = update(before)
      if (!isNew) return after
      return { ...after, value: withMadeNames(schema, addressField, before.value, after.value) }
    })
  }

  async function save(writesOver: boolean) {
    setMessage('')
    setHeading(labels.errors.notSaved)
    await sync.flush()
    const sent = sync.unsent
    try {
      const saved = await send<OpenedForm>('save', { file, ...sent, writesOver })
      onChanged()
      if (saved.file !== file) {
        onMade(saved.file)
        return leaveFor(saved.file)
      }
      setErrors([])
      setConflict('')
      setRecord(saved)
      sync.restart(saved, sent.draft)
      setMessage(labels.record.saved)
    } catch (error) {
      const isConflict = error instanceof CallError && error.status === 409 && !isNew
      setErrors(isConflict ? [] : errorsOf(error))
      setConflict(isConflict ? error.message : '')
    }
  }

  async function undoSave() {
    setHeading(labels.errors.notUndone)
    try {
      const undone = await send<OpenedForm>('undo', { file })
      setRecord(undone)
      sync.restart(undone, sync.view.draft)
      setMessage(labels.record.saveUndone)
      onChanged()
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  async function discard() {
    if (!window.confirm(labels.drafts.discardSure)) return
    setHeading(labels.errors.notDiscarded)
    try {
      await sync.flush()
      await send('discard', { file })
      onChanged()
      if (isNew) leaveFor(HOME_ROUTE)
      else onReadAgain()
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  const putBack = (replaced: KeptReplaced) => {
    const { path } = replaced
    change((before) => setAt(before, path, withPutBack(valueAt(before, path), replaced)) as Draft)
    sync.settle(replaced.id)
  }

  if (!choices) return null
  const noFileYet =
    (isNew && labels.record.noFileYet) || (record.isNew && translationLabels.noFileYet) || undefined
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) save(false)
      }}
      onBlur={() => {
        sync.release()
        sync.flush()
      }}
    >
      <h1>{record.label}</h1>
      <LanguageSwitch languages={languages} file={file} />
      <p className={styles.file}>{noFileYet ?? <HistoryLink file={file} />}</p>
      {opened.state.changed && hasCopy && (
        <p>{labels.drafts.opened(opened.state.changed.by, timeOf(opened.state.changed.at))}</p>
      )}
      {!record.mayChange && <p>{labels.record.ownersOnly}</p>}
      <ErrorSummary heading={heading} errors={errors} own={{ file, route: file }} />
      {conflict !== '' && (
        <Conflict problem={conflict} onReadAgain={discard} onSaveOver={() => save(true)} />
      )}
      <DraftNotices
        view={view}
        schema={schema}
        onPutBack={putBack}
        onLeave={({ id }) => sync.settle(id)}
      />
      <div className={styles.sides}>
        <div className={styles.columns}>
          {(hasCopy || !record.isNew) && errors.length === 0 && (
            <Missing file={file} revision={hasCopy ? view.revision : ''} />
          )}
          <fieldset className={styles.fields} disabled={!record.mayChange}>
            {translation && (
              <TranslationHead
                progress={translation.form.progress(draft.value)}
                showsAll={showsAll}
                onShowsAll={setShowsAll}
              />
            )}
            <RecordForm
              file={file}
              route={file}
              label={record.label}
              schema={schema}
              collection={record.key}
              draft={draft}
              firstLine={record.isNew ? firstLineOf(draft) : (record.firstLine ?? 1)}
              errors={errors}
              choices={choices}
              reloadChoices={reloadChoices}
              onChange={change}
              onTyped={onTyped}
              translation={translation}
              originalText={translates?.body}
            />
            {isNew && (
              <LabelledInput
                label={labels.record.fileName}
                help={labels.record.fileNameHelp}
                value={draft.name ?? nameOfRecord(draft.value)}
                onChange={(words) => change((before) => ({ ...before, name: safeName(words) }))}
              />
            )}
          </fieldset>
        </div>
      </div>
      {record.canBeDeleted && !translates && <UsedIn file={file} />}
      {record.canBeCopied && (
        <CopyRecord file={file} onBefore={() => sync.flush()} onCopied={onChanged} />
      )}
      {record.mayChange && (
        <SaveBar
          message={messageOf(view, message)}
          onDiscard={hasCopy || view.isUnsent ? discard : undefined}
          onUndoSave={record.canUndo && !hasCopy ? undoSave : undefined}
        >
          {record.canBeDeleted && <DeleteRecord record={record} onDeleted={onChanged} />}
        </SaveBar>
      )}
    </form>
  )
}

function messageOf(
  { isUnsent, changed }: ReturnType<typeof useDraftSync>[1],
  message: string,
): string {
  if (isUnsent) return labels.drafts.saving
  return changed ? labels.drafts.saved(timeOf(changed.at)) : message
}

/** The time of day, with the date unless it is today. */
function timeOf(at: string): string {
  const time = new Date(at)
  const isToday = time.toDateString() === new Date().toDateString()
  return time.toLocaleString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'long' }),
  })
}

/** The line on which the text would begin if the file were written now. */
function firstLineOf({ value, body = '' }: Draft): number {
  return parseArticle('', newArticle(value, body)).article?.firstLine ?? 1
}

function HistoryLink({ file }: { file: string }) {
  return <a href={`/history?file=${encodeURIComponent(file)}`}>{changesLabels.history}</a>
}
