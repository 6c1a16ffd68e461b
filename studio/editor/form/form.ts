import { type ComponentType, createContext, useContext } from 'react'
import { type FieldPath, type FieldSchema, fieldName } from '../../../content-model/fieldsOf.ts'
import type { TranslationForm } from '../../content/form/translationForm.ts'
import type { Choices } from '../../content/formData.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import { labels } from '../frame/labels.ts'

/** A translation of a record, as its form needs it. */
export type Translation = {
  form: TranslationForm
  /** The language of the translation. */
  tag: string
  /** The language of the original. */
  from: { tag: string; name: string }
  /** Whether fields that need no translation are shown too. */
  showsAll: boolean
}

/** The context that a form gives to its fields. */
export type Form = {
  file: string
  /** Name of the form's route. */
  route: string
  errors: readonly ValidationError[]
  choices: Choices
  reloadChoices: () => Promise<void>
  /** Replaces the value at a path of the record; undefined removes a field. */
  set: (path: FieldPath, part: unknown) => void
  /** Undefined unless the record is a translation. */
  translation?: Translation | undefined
}

const FormContext = createContext<Form | undefined>(undefined)
export const FormProvider = FormContext.Provider

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field is used outside a form.')
  return form
}

/** The errors of one field, as sentences; blank if there are none. */
export function problemsAt({ file, errors }: Form, path: FieldPath): string {
  const name = fieldName(path)
  return errors
    .filter(({ place }) => place?.file === file && place.path && fieldName(place.path) === name)
    .map(({ problem }) => labels.errors.inField(problem))
    .join(' ')
}

export type FieldProps = {
  schema: FieldSchema
  path: FieldPath
  label: string
  value: unknown
  /** Whether the containing group has a field for the alternative text of the picture. */
  hasAlt?: boolean
  isOptional?: boolean
  /** Values of the containing group. */
  beside?: Readonly<Record<string, unknown>>
}

/** Whether a field may have no value: it is optional, and no default replaces a missing value. */
export function mayBeBlank({ isOptional = false, schema }: FieldProps): boolean {
  return isOptional && schema.default === undefined
}

/** Fields that contain fields receive the component that renders these, which may contain fields in turn. */
export type HoldsFields = { Field: ComponentType<FieldProps> }

/** Attributes that connect a control with its label, help and errors. */
export type FrameProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  /** Only in a translation. */
  lang?: string
  dir?: 'auto'
}

/** Props of a control that is a single element beside its label. */
export type ControlProps = FieldProps & { frame: FrameProps }
