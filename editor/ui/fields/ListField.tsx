import { useEffect, useId, useRef, useState } from 'react'
import { type FieldSchema, fieldName, isGroup } from '../../../content-model/fieldsOf.ts'
import { type Control, controlOf } from '../../form/controlOf.ts'
import { emptyValue } from '../../form/emptyValue.ts'
import { type GroupKind, kindsOf } from '../../form/kindsOf.ts'
import { labelOf } from '../../form/labelOf.ts'
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
  const kinds = kindsOf(control.item)
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

  function add(item: FieldSchema) {
    const key = nextKey.current++
    form.set(path, withItem(items, emptyValue(item), idsOf(item)))
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
            {...kindOfItem(item, kinds, control.item)}
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
      {items.length < control.max &&
        (kinds.length > 0 ? (
          <AddKind kinds={kinds} label={label} onAdd={add} />
        ) : (
          <button type="button" className="add small" onClick={() => add(control.item)}>
            Add to {label.toLowerCase()}
          </button>
        ))}
    </fieldset>
  )
}

type AddKindProps = { kinds: GroupKind[]; label: string; onAdd: (schema: FieldSchema) => void }

/** Which kind of item is added at the end, with what it shows. */
function AddKind({ kinds, label, onAdd }: AddKindProps) {
  const [chosen, setChosen] = useState(0)
  const kind = kinds[chosen]
  const selectId = useId()
  return (
    <div className="add-kind">
      <label htmlFor={selectId}>Add to {label.toLowerCase()}</label>
      <select
        id={selectId}
        className="short"
        aria-describedby={`${selectId}-help`}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {kinds.map(({ name }, index) => (
          <option key={name} value={index}>
            {labelOf(name)}
          </option>
        ))}
      </select>
      <button type="button" className="add small" onClick={() => kind && onAdd(kind.schema)}>
        Add
      </button>
      <p className="help" id={`${selectId}-help`}>
        {kind?.schema.description}
      </p>
    </div>
  )
}

/** The schema of an item and, where items are of several kinds, the name of its own. */
function kindOfItem(item: unknown, kinds: GroupKind[], schema: FieldSchema) {
  const kind = kinds.find(({ tag, name }) => isGroup(item) && item[tag] === name)
  return { schema: kind?.schema ?? schema, kind: kind && labelOf(kind.name) }
}

/** Where items are named by words of a fixed row, those words. */
function idsOf(item: FieldProps['schema']): string[] {
  const control = controlOf(item)
  if (control.kind !== 'group') return []
  const id = control.fields.find(([name]) => name === 'id')?.[1]
  const idControl = id && controlOf(id)
  return idControl?.kind === 'oneOf' ? idControl.options : []
}
