import { type ComponentType, createContext, useContext } from 'react'
import { type FieldPath, type FieldSchema, fieldName } from '../../../content-model/fieldsOf.ts'
import type { TranslationForm } from '../../content/form/translationForm.ts'
import type { Choices } from '../../content/formData.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import { labels } from '../frame/labels.ts'

/** The form of a record in another language than the original's. */
export type Translation = {
  form: TranslationForm
  /** The language that is written. */
  tag: string
  /** The language of the original. */
  from: { tag: string; name: string }
  /** Whether fields are shown too that no translation needs. */
  showsAll: boolean
}

/** The form, as each of its fields sees it. */
export type Form = {
  file: string
  /** Name of the route on which the form stands. */
  route: string
  errors: readonly ValidationError[]
  choices: Choices
  reloadChoices: () => Promise<void>
  /** Puts a part of the record in place of another; undefined takes a field away. */
  set: (path: FieldPath, part: unknown) => void
  /** Undefined for an original. */
  translation?: Translation | undefined
}

const FormContext = createContext<Form | undefined>(undefined)
export const FormProvider = FormContext.Provider

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a form.')
  return form
}

/** The fault of one field, as a sentence. */
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
  /** Whether the group that holds the field has one for the picture in words. */
  hasAlt?: boolean
  isOptional?: boolean
  /** The other fields of the group that holds the field. */
  beside?: Readonly<Record<string, unknown>>
}

/** Whether a field may have no value at all: one that is optional, and has no default that takes its place. */
export function mayBeBlank({ isOptional = false, schema }: FieldProps): boolean {
  return isOptional && schema.default === undefined
}

/** A field that holds others is given what draws them: these may hold others again. */
export type HoldsFields = { Field: ComponentType<FieldProps> }

/** Ties a control to its label, its describing sentence and what is wrong with it. */
export type FrameProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  /** In a translation. */
  lang?: string
  dir?: 'auto'
}

/** Props of a control that is a single element beside its label. */
export type ControlProps = FieldProps & { frame: FrameProps }
