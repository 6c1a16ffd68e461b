import {
  type FieldPath,
  type FieldSchema,
  fieldName,
  isGroup,
} from '../../../content-model/fieldsOf.ts'
import { controlOf } from '../../form/controlOf.ts'
import { useForm } from '../FormContext.ts'
import type { HoldsFields } from './FieldProps.ts'
import { GroupFields } from './GroupField.tsx'

const TITLE_FIELDS = [
  'heading',
  'title',
  'label',
  'name',
  'question',
  'feature',
  'topic',
  'network',
  'icon',
  'when',
]
const LONGEST_TITLE = 60

type ListItemProps = HoldsFields & {
  itemKey: number
  /** Of the item; where items are of several kinds, of its own kind. */
  schema: FieldSchema
  /** Name of the item's kind, where there are several. */
  kind: string | undefined
  path: FieldPath
  value: unknown
  isOpen: boolean
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** One item of a list. A group of fields folds away behind its title; words stand open. */
export function ListItem(props: ListItemProps) {
  const { itemKey, schema, kind, path, value, isOpen, Field, ...moves } = props
  const { file, refusals } = useForm()
  const control = controlOf(schema)
  const number = Number(path.at(-1)) + 1
  const title = [kind, titleOf(value)].filter(Boolean).join(': ') || `Item ${number}`
  const inner = fieldName([...path, 'x']).replace(/x"$/, '')
  const isFaulty = refusals.some((refusal) => refusal.startsWith(`${file}: ${inner}`))
  const buttons = (
    <span className="moves">
      <MoveButton move="up" sign="↑" label={`Move up: ${title}`} onClick={moves.onMoveUp} />
      <MoveButton move="down" sign="↓" label={`Move down: ${title}`} onClick={moves.onMoveDown} />
      <MoveButton move="remove" sign="✕" label={`Remove: ${title}`} onClick={moves.onRemove} />
    </span>
  )
  if (control.kind === 'group') {
    return (
      <li data-item-key={itemKey}>
        <details open={isOpen || isFaulty || undefined}>
          <summary>{title}</summary>
          <GroupFields control={control} path={path} value={value} Field={Field} />
        </details>
        {buttons}
      </li>
    )
  }
  return (
    <li data-item-key={itemKey}>
      <Field schema={schema} path={path} label={`Item ${number}`} value={value} />
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
    <button
      type="button"
      className="sign"
      data-move={move}
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      {sign}
    </button>
  )
}

function titleOf(value: unknown): string {
  if (typeof value === 'string') return shortened(value)
  if (!isGroup(value)) return ''
  const name = TITLE_FIELDS.find((field) => typeof value[field] === 'string')
  return name ? shortened(String(value[name])) : ''
}

function shortened(words: string): string {
  return words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE)}…` : words
}
