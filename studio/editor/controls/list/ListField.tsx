import { useEffect, useRef, useState } from 'react'
import {
  type FieldPath,
  type FieldSchema,
  fieldName,
  isGroup,
  isWithin,
} from '../../../../content-model/fieldsOf.ts'
import {
  controlOf,
  emptyValue,
  itemOf,
  optionsOf,
  variantsOf,
} from '../../../content/form/controls.ts'
import { withItem, withMovedItem, withoutItem } from '../../../content/form/edits.ts'
import { labelsOfItems } from '../../../content/form/fieldLabels.ts'
import { Button } from '../../../kit/Button.tsx'
import { GroupFrame } from '../../form/FieldFrame.tsx'
import { type FieldProps, type HoldsFields, problemsAt, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'
import { GroupFields } from '../group/GroupField.tsx'
import { AddSection } from './AddSection.tsx'
import { AddVariant } from './AddVariant.tsx'
import styles from './ListField.module.css'

/** A list whose items can be added, removed, and moved up and down. */
export function ListField(props: FieldProps & HoldsFields) {
  const { schema, path, label, value, isOptional = false, Field } = props
  const form = useForm()
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  // An optional list may lose its last item; other limits are checked on saving.
  const least = isOptional ? 0 : minItems
  const items = Array.isArray(value) ? value : []
  const itemSchema = itemOf(schema)
  const variants = variantsOf(itemSchema)
  const { sectionPictures } = form.choices
  const Add = variants.some(({ name }) => sectionPictures.includes(name)) ? AddSection : AddVariant
  const original = form.translation?.form.originalAt(path)
  // If items contain fields, a translation has the same items as its original.
  const isFixed = Array.isArray(original) && original.every(isGroup)
  const itemLabels = labelsOfItems(itemSchema, isFixed ? original : items)
  const frame = useRef<HTMLFieldSetElement>(null)
  // Items have no IDs of their own, so each gets a number for as long as the form is open.
  const nextKey = useRef(items.length)
  const [keys, setKeys] = useState(() => items.map((_, index) => index))
  const [focus, setFocus] = useState<{ key: number; control: string }>()

  useEffect(() => {
    if (!focus) return
    const item = frame.current?.querySelector(`[data-item-key="${focus.key}"]`)
    const target = item?.querySelector<HTMLElement>(focus.control)
    const add = frame.current?.querySelector<HTMLElement>(':scope > :last-child [data-add]')
    if (target?.matches(':disabled'))
      item?.querySelector<HTMLElement>('[data-move]:enabled')?.focus()
    else (target ?? add)?.focus()
  }, [focus])

  function add(item: FieldSchema, added: unknown = emptyValue(item)) {
    const key = nextKey.current++
    form.set(path, withItem(items, added, idsOf(item)))
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
    <GroupFrame {...props} ref={frame}>
      <ol role="list" className={styles.items}>
        {items.map((item, index) => (
          <ListItem
            key={keys[index]}
            itemKey={keys[index] ?? index}
            itemSchema={itemSchema}
            label={itemLabels[index] ?? ''}
            path={[...path, index]}
            value={item}
            Field={Field}
            isFixed={isFixed}
            isOpen={isFixed || keys[index] === focus?.key}
            onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
            onMoveDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={items.length > least ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      {!isFixed &&
        items.length < maxItems &&
        (variants.length > 0 ? (
          <Add variants={variants} itemSchema={itemSchema} label={label} onAdd={add} />
        ) : (
          <div>
            <Button isSmall data-add onClick={() => add(itemSchema)}>
              {labels.field.addTo(label)}
            </Button>
          </div>
        ))}
    </GroupFrame>
  )
}

type ListItemProps = HoldsFields & {
  itemKey: number
  itemSchema: FieldSchema
  label: string
  path: FieldPath
  value: unknown
  isFixed: boolean
  isOpen: boolean
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** One item of a list. A group of fields is collapsible; a single field is always visible. */
function ListItem(props: ListItemProps) {
  const { itemKey, itemSchema, label, path, value, isFixed, isOpen, Field, ...moves } = props
  const form = useForm()
  const { translation } = form
  const variant = variantsOf(itemSchema).find(
    ({ tag, name }) => isGroup(value) && value[tag] === name,
  )
  const schema = variant?.schema ?? itemSchema
  const index = Number(path.at(-1))
  const problems = problemsAt(form, path)
  const isFaulty = form.errors.some(
    ({ place }) => place?.file === form.file && place.path && isWithin(place.path, path),
  )
  if (translation && !translation.showsAll && !translation.form.asksFor(path, value)) return null
  const { moveUp, moveDown, remove } = labels.field
  const buttons = !isFixed && (
    <span>
      <MoveButton move="up" sign="↑" label={moveUp(label)} onClick={moves.onMoveUp} />
      <MoveButton move="down" sign="↓" label={moveDown(label)} onClick={moves.onMoveDown} />
      <MoveButton move="remove" sign="✕" label={remove(label)} onClick={moves.onRemove} />
    </span>
  )
  if (controlOf(schema) === 'group') {
    return (
      <li data-item-key={itemKey} data-field-name={fieldName(path)}>
        <details open={isOpen || isFaulty || undefined}>
          <summary>{label}</summary>
          <div className={styles.fields}>
            <GroupFields schema={schema} path={path} value={value} Field={Field} />
          </div>
        </details>
        {buttons}
        {problems && <p className={styles.problem}>{problems}</p>}
      </li>
    )
  }
  return (
    <li data-item-key={itemKey}>
      <Field schema={schema} path={path} label={labels.field.item(index + 1)} value={value} />
      {buttons}
    </li>
  )
}

type MoveButtonProps = {
  move: string
  sign: string
  label: string
  onClick: (() => void) | undefined
}

function MoveButton({ move, sign, label, onClick }: MoveButtonProps) {
  return (
    <Button
      variant="sign"
      data-move={move}
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      {sign}
    </Button>
  )
}

/** The fixed IDs of items, if the schema lists them. */
function idsOf({ properties = {} }: FieldSchema): string[] {
  return isGroup(properties.id) ? optionsOf(properties.id) : []
}
