import { createContext, useContext } from 'react'
import { type FieldPath, fieldName } from '../../content-model/fieldsOf.ts'
import type { Choices } from '../server/choices.ts'

export type Form = {
  /** The file as refusals name it. */
  file: string
  refusals: string[]
  choices: Choices
  reloadChoices: () => Promise<void>
  /** Puts a part of the record in place of another; undefined takes a field away. */
  set: (path: FieldPath, part: unknown) => void
}

const FormContext = createContext<Form | undefined>(undefined)
export const FormProvider = FormContext.Provider

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a form.')
  return form
}

/** What is wrong with one field, in the build's words without the name of file and field. */
export function faultsOf({ file, refusals }: Form, path: FieldPath): string[] {
  const start = `${file}: ${fieldName(path)} `
  return refusals
    .filter((refusal) => refusal.startsWith(start))
    .map((refusal) => refusal.slice(start.length))
    .map((words) => `It ${words}`)
}
