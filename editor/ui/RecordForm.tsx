import { useRef } from 'react'
import type { FieldPath, FieldSchema } from '../../content-model/fieldsOf.ts'
import { setAt } from '../form/setAt.ts'
import type { Choices } from '../server/choices.ts'
import { ArticleText } from './ArticleText.tsx'
import { FormProvider } from './FormContext.ts'
import { RootField } from './fields/RootField.tsx'
import { ADDRESSES_ID, FONTS_ID } from './fields/SuggestControl.tsx'
import { goToLine } from './goToLine.ts'

export type Draft = { value: unknown; body?: string | undefined }

type RecordFormProps = {
  file: string
  label: string
  schema: FieldSchema
  draft: Draft
  firstLine: number
  refusals: string[]
  choices: Choices
  reloadChoices: () => Promise<void>
  onChange: (change: (draft: Draft) => Draft) => void
}

/** The fields of a record and, for an article, its text. */
export function RecordForm(props: RecordFormProps) {
  const { file, label, schema, draft, firstLine, refusals, choices, reloadChoices, onChange } =
    props
  const text = useRef<HTMLTextAreaElement>(null)
  const set = (path: FieldPath, part: unknown) =>
    onChange((before) => ({ ...before, value: setAt(before.value, path, part) }))
  // The blank lines between head and text belong to the file, not to what one writes.
  const lead = /^\s*\n/.exec(draft.body ?? '')?.[0] ?? ''
  const firstLineOfText = firstLine + lead.split('\n').length - 1
  const startsOfTextFaults = [`${file}: line `, `${file}: the text `]
  return (
    <FormProvider value={{ file, refusals, choices, reloadChoices, set }}>
      <RootField schema={schema} label={label} value={draft.value} />
      {draft.body !== undefined && (
        <ArticleText
          ref={text}
          text={draft.body.slice(lead.length)}
          onChange={(body) => onChange((before) => ({ ...before, body: lead + body }))}
          faults={refusals.filter((refusal) =>
            startsOfTextFaults.some((start) => refusal.startsWith(start)),
          )}
          onGoToLine={(fault) => goToLine(text.current, fault, firstLineOfText)}
        />
      )}
      <datalist id={ADDRESSES_ID}>
        {[...choices.address, ...choices.anchor].map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <datalist id={FONTS_ID}>
        {choices.font.map((font) => (
          <option key={font} value={font} />
        ))}
      </datalist>
    </FormProvider>
  )
}
