import type { FieldSchema } from '../../../content-model/fieldsOf.ts'
import { controlOf } from '../../form/controlOf.ts'
import { Field } from './Field.tsx'
import { GroupFields } from './GroupField.tsx'

/** A whole file: its fields, or the list that it is. */
export function RootField({
  schema,
  label,
  value,
}: {
  schema: FieldSchema
  label: string
  value: unknown
}) {
  const control = controlOf(schema)
  if (control.kind === 'group')
    return <GroupFields control={control} path={[]} value={value} Field={Field} />
  return <Field schema={schema} path={[]} label={label} value={value} />
}
