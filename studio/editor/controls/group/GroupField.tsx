import { useEffect, useRef } from 'react'
import { isGroup } from '../../../../content-model/fieldsOf.ts'
import { emptyValue, partsOf } from '../../../content/form/controls.ts'
import { labelOf } from '../../../content/form/fieldLabels.ts'
import { Button } from '../../../kit/Button.tsx'
import { GroupFrame } from '../../form/FieldFrame.tsx'
import { type FieldProps, type HoldsFields, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'

/** A group of fields. If the group is optional, a button adds or removes it. */
export function GroupField(props: FieldProps & HoldsFields) {
  const { schema, path, label, value, isOptional = false } = props
  const { set, translation } = useForm()
  const frame = useRef<HTMLFieldSetElement>(null)
  const isThere = !isOptional || value !== undefined
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (wasThere.current === isThere) return
    wasThere.current = isThere
    frame.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }, [isThere])
  // A translation keeps the groups of its original.
  const isFixed = translation?.form.originalAt(path) !== undefined
  const { addGroup, removeGroup } = labels.field
  return (
    <GroupFrame {...props} ref={frame}>
      {isThere && <GroupFields {...props} />}
      {isOptional && !isFixed && (
        <div>
          <Button isSmall onClick={() => set(path, isThere ? undefined : emptyValue(schema))}>
            {isThere ? removeGroup(label) : addGroup(label)}
          </Button>
        </div>
      )}
    </GroupFrame>
  )
}

/** The fields of a group without a frame: those of a whole record, or of an item of a list. */
export function GroupFields({
  schema,
  path,
  value,
  Field,
}: Pick<FieldProps, 'schema' | 'path' | 'value'> & HoldsFields) {
  const group = isGroup(value) ? value : {}
  const parts = partsOf(schema)
  const hasAlt = parts.some(([name]) => name === 'alt')
  return parts.map(([name, part]) => (
    <Field
      key={name}
      schema={part}
      path={[...path, name]}
      label={part.title ?? labelOf(name)}
      value={group[name]}
      hasAlt={hasAlt}
      beside={group}
      isOptional={!schema.required?.includes(name)}
    />
  ))
}
