import { useEffect, useId, useState } from 'react'
import { isGroup } from '../../content-model/fieldsOf.ts'
import { parseArticle } from '../../content-model/parse.ts'
import { safeName } from '../form/safeName.ts'
import type { EditedRecord } from '../server/editRecord.ts'
import type { StartValue } from '../server/startValue.ts'
import { newArticle } from '../yaml/newArticle.ts'
import { call, refusalsOf, send } from './call.ts'
import { Faults } from './Faults.tsx'
import { type Draft, RecordForm } from './RecordForm.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useChoices } from './useChoices.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { goTo, guardRoute } from './useRoute.ts'

const NAMING_FIELDS = ['heading', 'title', 'name', 'project_name', 'service_name']
const FIRST_WORDS = '\n\nWrite here.\n'

type NewRecordProps = {
  kind: { key: string; noun: string }
  onCreated: () => void
  onPreview: (path: string) => void
}

/** The form of a record that does not exist yet. Its file is made with the first save. */
export function NewRecord({ kind, onCreated }: NewRecordProps) {
  const { choices, reloadChoices } = useChoices()
  const [start, setStart] = useState<StartValue>()
  const [draft, setDraft] = useState<Draft>({ value: undefined })
  const [name, setName] = useState<string>()
  const [refusals, setRefusals] = useState<string[]>([])
  const [isTouched, setIsTouched] = useState(false)
  const nameId = useId()
  useLeaveWarning(isTouched)

  useEffect(() => {
    call<StartValue>(`new?key=${kind.key}`).then(
      (next) => {
        setStart(next)
        setDraft({ value: next.value, ...(next.extension === '.mdx' && { body: FIRST_WORDS }) })
      },
      (error) => setRefusals(refusalsOf(error)),
    )
  }, [kind.key])

  const fileName = name ?? nameFrom(draft.value)
  const file = `${start?.folder}/${fileName}${start?.extension}`

  async function create() {
    if (fileName === '') {
      return setRefusals(['Give the file a name of small letters, figures and hyphens.'])
    }
    try {
      await send<EditedRecord>('create', { file, ...draft })
      guardRoute(undefined)
      onCreated()
      goTo(file)
    } catch (error) {
      setRefusals(refusalsOf(error))
    }
  }

  if (!start || !choices) {
    return <Faults heading="This form cannot be shown" file="" refusals={refusals} />
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) create()
      }}
    >
      <h1>New {kind.noun}</h1>
      <Faults heading="Not saved. This has to change first" file={file} refusals={refusals} />
      <RecordForm
        file={file}
        label={`New ${kind.noun}`}
        schema={start.schema}
        draft={draft}
        firstLine={firstLineOf(draft)}
        refusals={refusals}
        choices={choices}
        reloadChoices={reloadChoices}
        onChange={(change) => {
          setIsTouched(true)
          setDraft(change)
        }}
      />
      <div className="field">
        <label htmlFor={nameId}>Name of the file</label>
        <p className="help" id={`${nameId}-help`}>
          Made from the title unless you choose another. Visitors do not see it.
        </p>
        <input
          id={nameId}
          type="text"
          aria-describedby={`${nameId}-help`}
          value={fileName}
          onChange={({ target }) => setName(safeName(target.value))}
        />
      </div>
      <SaveBar hasChanges={isTouched} message="" action={`Save the new ${kind.noun}`} />
    </form>
  )
}

function nameFrom(value: unknown): string {
  if (!isGroup(value)) return ''
  const field = NAMING_FIELDS.find((one) => typeof value[one] === 'string')
  if (field) return safeName(String(value[field]))
  const { category, tier } = value
  return typeof category === 'string' && typeof tier === 'string' ? `${category}-${tier}` : ''
}

/** The line on which the text would begin if the file were written now. */
function firstLineOf({ value, body = '' }: Draft): number {
  return parseArticle('', newArticle(value, body)).article?.firstLine ?? 1
}
