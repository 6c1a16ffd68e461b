import type { ComponentType } from 'react'
import type { FieldPath, FieldSchema } from '../../../content-model/fieldsOf.ts'

export type FieldProps = {
  schema: FieldSchema
  path: FieldPath
  label: string
  value: unknown
  /** Whether the group that holds the field has one for the picture in words. */
  hasAlt?: boolean
  isOptional?: boolean
}

/** A field that holds others is given what draws them: these may hold others again. */
export type HoldsFields = { Field: ComponentType<FieldProps> }
