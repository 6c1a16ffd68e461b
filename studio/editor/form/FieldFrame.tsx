import { type ReactNode, type Ref, useId } from 'react'
import { fieldName } from '../../../content-model/fieldsOf.ts'
import styles from './FieldFrame.module.css'
import { type FieldProps, type FrameProps, problemsAt, useForm } from './form.ts'
import { OriginalWords } from './OriginalWords.tsx'

type FieldFrameProps = Pick<FieldProps, 'schema' | 'label' | 'path'> & {
  children: (frame: FrameProps) => ReactNode
}

/** A control with its label, help and errors. */
export function FieldFrame({ schema, label, path, children }: FieldFrameProps) {
  const { description } = schema
  const id = useId()
  const form = useForm()
  const problems = problemsAt(form, path)
  const { translation } = form
  const original = translation?.form.wordsAt(path)
  const originalId = original === undefined ? undefined : `${id}-original`
  const helpId = description ? `${id}-help` : undefined
  const problemId = problems ? `${id}-problem` : undefined
  const describedBy = [problemId, originalId, helpId].filter(Boolean).join(' ')
  const control = children({
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problemId ? true : undefined,
    ...(translation && { lang: translation.tag, dir: 'auto' }),
  })
  return (
    <div className={styles.field} data-field-name={fieldName(path)}>
      <label htmlFor={id}>{label}</label>
      {description && (
        <p className={styles.help} id={helpId}>
          {description}
        </p>
      )}
      {translation && originalId && original !== undefined ? (
        <OriginalWords translation={translation} id={originalId} words={original}>
          {control}
        </OriginalWords>
      ) : (
        control
      )}
      {problemId && (
        <p className={styles.problem} id={problemId}>
          {problems}
        </p>
      )}
    </div>
  )
}

type GroupFrameProps = Omit<FieldFrameProps, 'children'> & {
  /** The errors to show; by default those of the group as a whole. */
  problems?: string
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** A fieldset with its legend, help and errors. */
export function GroupFrame({ schema, label, path, problems, ref, children }: GroupFrameProps) {
  const { description } = schema
  const own = problemsAt(useForm(), path)
  const words = problems ?? own
  return (
    <fieldset ref={ref} className={styles.group} data-field-name={fieldName(path)}>
      <legend>{label}</legend>
      {description && <p className={styles.help}>{description}</p>}
      {words && <p className={styles.problem}>{words}</p>}
      {children}
    </fieldset>
  )
}

type LabelledInputProps = {
  label: string
  help?: string
  value: string
  onChange: (words: string) => void
}

/** A labelled input for a text that is not a field of the record, such as a file name. */
export function LabelledInput({ label, help, value, onChange }: LabelledInputProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <input
        id={id}
        type="text"
        aria-describedby={help ? `${id}-help` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
