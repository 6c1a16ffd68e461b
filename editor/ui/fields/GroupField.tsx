import { fieldName, isGroup } from '../../../content-model/fieldsOf.ts'
import type { Control } from '../../form/controlOf.ts'
import { labelOf } from '../../form/labelOf.ts'
import { faultsOf, useForm } from '../FormContext.ts'
import type { FieldProps, HoldsFields } from './FieldProps.ts'

type GroupFieldProps = FieldProps & HoldsFields & { control: Extract<Control, { kind: 'group' }> }

/** Fields that belong together, in a frame with their common name. */
export function GroupField(props: GroupFieldProps) {
  const { schema, path, label } = props
  const faults = faultsOf(useForm(), path)
  return (
    <fieldset data-field-name={fieldName(path)}>
      <legend>{label}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {faults.length > 0 && <p className="fault">{faults.join(' ')}</p>}
      <GroupFields {...props} />
    </fieldset>
  )
}

/** The fields of a group without a frame: those of a whole record, or of an item of a list. */
export function GroupFields({
  control,
  path,
  value,
  Field,
}: Pick<GroupFieldProps, 'control' | 'path' | 'value' | 'Field'>) {
  const group = isGroup(value) ? value : {}
  const hasAlt = control.fields.some(([name]) => name === 'alt')
  return control.fields.map(([name, schema]) => (
    <Field
      key={name}
      schema={schema}
      path={[...path, name]}
      label={labelOf(name)}
      value={group[name]}
      hasAlt={hasAlt}
      isOptional={!control.required.includes(name)}
    />
  ))
}
