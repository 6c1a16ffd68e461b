import { useEffect, useState } from 'react'
import { parseArticle } from '../../content-model/parse.ts'
import type { NewRecordOffer } from '../content/catalogue.ts'
import type { EditedRecord } from '../content/editing/editRecord.ts'
import { withMadeNames } from '../content/form/edits.ts'
import { nameOfRecord, safeName } from '../content/form/fieldLabels.ts'
import type { StartValue } from '../content/formData.ts'
import { newArticle } from '../content/yaml/renderYaml.ts'
import type { ValidationError } from '../kit/RequestError.ts'
import { LabelledInput } from './form/FieldFrame.tsx'
import { call, errorsOf, send, useChoices } from './frame/calls.ts'
import { labels } from './frame/labels.ts'
import { ErrorSummary } from './frame/notices.tsx'
import { leaveFor, type Route, useLeaveWarning, useRouteFocus } from './frame/route.ts'
import styles from './RecordEditor.module.css'
import { type Draft, RecordForm, type RecordFormProps } from './RecordForm.tsx'
import { SaveBar } from './SaveBar.tsx'

type NewRecordProps = {
  offer: NewRecordOffer
  route: Route
  onCreated: () => void
  onTyped: RecordFormProps['onTyped']
}

/** Stands for the name of a file that has none yet. */
const UNNAMED = 'unnamed'

/** The form of a record that does not exist yet. Its file is made with the first save. */
export function NewRecord({ offer, route, onCreated, onTyped }: NewRecordProps) {
  const { choices, reloadChoices } = useChoices()
  const [start, setStart] = useState<StartValue>()
  const [draft, setDraft] = useState<Draft>({ value: undefined })
  const [name, setName] = useState<string>()
  const [errors, setErrors] = useState<ValidationError[]>([])
  const [isTouched, setIsTouched] = useState(false)
  useLeaveWarning(isTouched)
  useRouteFocus(route, start !== undefined && choices !== undefined)

  useEffect(() => {
    call<StartValue>(`new?key=${offer.key}`).then(
      (next) => {
        setStart(next)
        setDraft({ value: next.value, body: next.body })
      },
      (error) => setErrors(errorsOf(error)),
    )
  }, [offer.key])

  const fileName = name ?? nameOfRecord(draft.value)
  const file = `${start?.folder}/${fileName || UNNAMED}${start?.extension}`

  async function create() {
    if (fileName === '') return setErrors([{ problem: labels.record.fileNameMissing }])
    try {
      await send<EditedRecord>('create', { file, ...draft })
      onCreated()
      leaveFor(file)
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  function change(next: (draft: Draft) => Draft) {
    setIsTouched(true)
    const { schema = {}, addressField } = start ?? {}
    setDraft((before) => {
      const after = next(before)
      return { ...after, value: withMadeNames(schema, addressField, before.value, after.value) }
    })
  }

  if (!start || !choices) {
    return (
      <ErrorSummary
        heading={labels.errors.notShown}
        errors={errors}
        own={{ file: '', route: route.name }}
      />
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) create()
      }}
    >
      <h1>{labels.newRecord(offer.noun)}</h1>
      <ErrorSummary
        heading={labels.errors.notSaved}
        errors={errors}
        own={{ file, route: route.name }}
      />
      <RecordForm
        file={file}
        route={route.name}
        label={labels.newRecord(offer.noun)}
        schema={start.schema}
        collection={offer.key}
        draft={draft}
        firstLine={firstLineOf(draft)}
        errors={errors}
        choices={choices}
        reloadChoices={reloadChoices}
        onChange={change}
        onTyped={onTyped}
      />
      <LabelledInput
        label={labels.record.fileName}
        help={labels.record.fileNameHelp}
        value={fileName}
        onChange={(words) => setName(safeName(words))}
      />
      <SaveBar hasChanges={isTouched} message="" action={labels.record.saveNew(offer.noun)} />
    </form>
  )
}

/** The line on which the text would begin if the file were written now. */
function firstLineOf({ value, body = '' }: Draft): number {
  return parseArticle('', newArticle(value, body)).article?.firstLine ?? 1
}
