import type { z } from 'zod'
import type { FieldSchema } from './fieldsOf.ts'

/** The text below the head of an MDX file, and the line of the file on which it begins. */
export type Article = { text: string; firstLine: number }

/** One file of the content folder, as far as it has been read. */
export type ContentRecord = {
  /** Idea it belongs to, as plans. */
  key: string
  /** Path that messages show, as content/plans/app-basic.yaml. */
  file: string
  schema: z.ZodType
  jsonSchema: FieldSchema
  value: unknown
  article?: Article
}
