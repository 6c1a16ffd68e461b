import type { FileChanges } from '../../../content-model/records.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import { pictureUses } from '../pictureUses.ts'
import { referencesTo } from '../references.ts'
import { readText } from '../richText/readText.ts'
import { checkChanges, explain } from '../validation.ts'
import { patchArticle, patchYaml } from '../yaml/patchYaml.ts'
import { previewArticle } from './previewArticle.ts'

/** The part of a file that its form holds. */
export type FormValues = { value: unknown; body?: string | undefined }

/** The jobs of the worker. Each takes the content folder first. */
export const jobs = {
  /** Faults that the build would find after the changes, in the words of the form. */
  async problemsAfter(directory: string, changes: FileChanges): Promise<ValidationError[]> {
    return explain(directory, changes, await checkChanges(directory, changes))
  },

  /** The text of a file with the form's values patched in; the rest of the file is unchanged. */
  patchedText(_directory: string, text: string, { value, body }: FormValues): string {
    return body === undefined ? patchYaml(text, value) : patchArticle(text, value, body)
  },

  /** Parses a text into blocks for the rich text editor. */
  readText: (_directory: string, text: string) => readText(text),

  referencesTo,
  pictureUses,
  previewArticle,
}

export type Jobs = typeof jobs

export type JobRequest = {
  name: keyof Jobs
  args: [directory: string, ...rest: never[]]
}

export type JobAnswer =
  | { result: unknown }
  | { refusal: [status: number, errors: readonly ValidationError[]] }
  | { failure: Error }
