import { useEffect } from 'react'
import { partsOf } from '../../content-model/articles/articleParts.ts'
import { type FieldPath, type FieldSchema, setAt } from '../../content-model/fieldsOf.ts'
import type { TypedArticle } from '../content/checking/previewArticle.ts'
import type { Draft } from '../content/drafts/merge.ts'
import type { Choices } from '../content/formData.ts'
import type { ValidationError } from '../kit/RequestError.ts'
import { ArticleText } from './ArticleText.tsx'
import { RootField } from './controls/Field.tsx'
import { Suggestions } from './controls/suggest/SuggestControl.tsx'
import { FormProvider, type Translation } from './form/form.ts'
import styles from './RecordForm.module.css'
import { OriginalText } from './translation/OriginalText.tsx'

export type RecordFormProps = {
  file: string
  /** Name of the form's route. */
  route: string
  label: string
  schema: FieldSchema
  /** The record's collection. */
  collection: string
  draft: Draft
  firstLine: number
  errors: readonly ValidationError[]
  choices: Choices
  reloadChoices: () => Promise<void>
  onChange: (change: (draft: Draft) => Draft) => void
  /** Undefined unless the record is a translation. */
  translation: Translation | undefined
  /** Text of the translated article. */
  originalText: string | undefined
  /** Receives the article after each change, and undefined once its form is closed. */
  onTyped: (article?: TypedArticle) => void
}

/** The fields of a record and, for an article, its text. */
export function RecordForm(props: RecordFormProps) {
  const { label, schema, collection, draft, firstLine, onChange, onTyped, ...rest } = props
  const { originalText, ...form } = rest
  const { file, translation } = form
  useEffect(() => {
    const { value, body } = draft
    if (body !== undefined)
      onTyped({ file, value: translation?.form.overlaid(value) ?? value, body })
    return () => onTyped()
  }, [file, draft, translation, onTyped])
  const set = (path: FieldPath, part: unknown) =>
    onChange((before) => ({
      ...before,
      value: translation?.form.with(before.value, path, part) ?? setAt(before.value, path, part),
    }))
  // Blank lines between the frontmatter and the text belong to the file, not to the edited text.
  const lead = /^\s*\n/.exec(draft.body ?? '')?.[0] ?? ''
  return (
    <FormProvider value={{ ...form, set }}>
      <RootField
        schema={schema}
        label={label}
        value={translation?.form.valueOf(draft.value) ?? draft.value}
      />
      {draft.body !== undefined && (
        <div className={styles.texts}>
          {translation && originalText !== undefined && (
            <OriginalText from={translation.from} text={originalText} />
          )}
          <ArticleText
            text={draft.body.slice(lead.length)}
            firstLine={firstLine + lead.split('\n').length - 1}
            parts={partsOf(collection)}
            onChange={(body) => onChange((before) => ({ ...before, body: lead + body }))}
          />
        </div>
      )}
      <Suggestions />
    </FormProvider>
  )
}
