import { useEffect, useRef, useState } from 'react'
import { fieldName } from '../../../content-model/fieldName.ts'
import { type Control, controlOf } from '../../form/controlOf.ts'
import { emptyValue } from '../../form/emptyValue.ts'
import { withItem, withMovedItem, withoutItem } from '../../form/listEdits.ts'
import { faultsOf, useForm } from '../FormContext.ts'
import type { FieldProps, HoldsFields } from './FieldProps.ts'
import { ListItem } from './ListItem.tsx'

type ListFieldProps = FieldProps & HoldsFields & { control: Extract<Control, { kind: 'list' }> }

/** Items one below the other: add, remove, move up and down. */
export function ListField({ schema, control, path, label, value, Field }: ListFieldProps) {
  const form = useForm()
  const items = Array.isArray(value) ? value : []
  const faults = faultsOf(form, path)
  const frame = useRef<HTMLFieldSetElement>(null)
  // Items have no names of their own, so each gets a number for as long as the form is open.
  const nextKey = useRef(items.length)
  const [keys, setKeys] = useState(() => items.map((_, index) => index))
  const [focus, setFocus] = useState<{ key: number; control: string }>()

  useEffect(() => {
    if (!focus) return
    const item = frame.current?.querySelector(`[data-item-key="${focus.key}"]`)
    const target = item?.querySelector<HTMLElement>(focus.control)
    const add = frame.current?.querySelector<HTMLElement>(':scope > .add')
    if (target?.matches(':disabled'))
      item?.querySelector<HTMLElement>('[data-move]:enabled')?.focus()
    else (target ?? add)?.focus()
  }, [focus])

  function add() {
    const key = nextKey.current++
    form.set(path, withItem(items, emptyValue(control.item), idsOf(control.item)))
    setKeys([...keys, key])
    setFocus({ key, control: 'input, textarea, select' })
  }

  function remove(index: number) {
    form.set(path, withoutItem(items, index))
    setKeys(keys.filter((_, place) => place !== index))
    setFocus({ key: -1, control: 'none' })
  }

  function move(from: number, to: number) {
    const moved = keys.filter((_, place) => place !== from)
    const key = keys[from] ?? 0
    moved.splice(to, 0, key)
    form.set(path, withMovedItem(items, from, to))
    setKeys(moved)
    setFocus({ key, control: to < from ? '[data-move="up"]' : '[data-move="down"]' })
  }

  return (
    <fieldset ref={frame} className="items" data-field-name={fieldName(path)}>
      <legend>{label}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {faults.length > 0 && <p className="fault">{faults.join(' ')}</p>}
      <ol role="list">
        {items.map((item, index) => (
          <ListItem
            key={keys[index]}
            itemKey={keys[index] ?? index}
            schema={control.item}
            path={[...path, index]}
            value={item}
            Field={Field}
            isOpen={keys[index] === focus?.key}
            onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
            onMoveDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={items.length > control.min ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      {items.length < control.max && (
        <button type="button" className="add small" onClick={add}>
          Add to {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}

/** Where items are named by words of a fixed row, those words. */
function idsOf(item: FieldProps['schema']): string[] {
  const control = controlOf(item)
  if (control.kind !== 'group') return []
  const id = control.fields.find(([name]) => name === 'id')?.[1]
  const idControl = id && controlOf(id)
  return idControl?.kind === 'oneOf' ? idControl.options : []
}
