import { useEffect, useRef, useState } from 'react'
import { type FieldSchema, isGroup } from '../../../content-model/fieldsOf.ts'
import { type Control, controlOf, emptyValue, variantOf } from '../../content/form/controls.ts'
import { labelOf } from '../../content/form/fieldLabels.ts'
import { Button } from '../../kit/Button.tsx'
import { labels } from '../frame/labels.ts'
import styles from './controls.module.css'
import { FieldFrame, GroupFrame } from './FieldFrame.tsx'
import { type FieldProps, type HoldsFields, problemsAt, useForm } from './form.ts'

type GroupFieldProps = FieldProps & HoldsFields & { control: Extract<Control, { type: 'group' }> }

/** Fields that belong together. */
export function GroupField(props: GroupFieldProps) {
  const { schema, path, label } = props
  return (
    <GroupFrame label={label} description={schema.description} path={path}>
      <GroupFields {...props} />
    </GroupFrame>
  )
}

/** A group that may be left out as a whole: a button adds it, and takes it out again. */
export function OptionalGroupField(props: GroupFieldProps) {
  const { schema, path, label, value } = props
  const { set } = useForm()
  const frame = useRef<HTMLFieldSetElement>(null)
  const isThere = value !== undefined
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (wasThere.current === isThere) return
    wasThere.current = isThere
    frame.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }, [isThere])
  const { addGroup, removeGroup } = labels.field
  return (
    <GroupFrame ref={frame} label={label} description={schema.description} path={path}>
      {isThere && <GroupFields {...props} />}
      <div>
        <Button isSmall onClick={() => set(path, isThere ? undefined : emptyValue(schema))}>
          {isThere ? removeGroup(label) : addGroup(label)}
        </Button>
      </div>
    </GroupFrame>
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
      label={schema.title ?? labelOf(name)}
      value={group[name]}
      hasAlt={hasAlt}
      beside={group}
      isOptional={!control.required.includes(name)}
    />
  ))
}

type TableFieldProps = FieldProps & { control: Extract<Control, { type: 'table' }> }
type Row = { key: number; name: string; value: unknown }

/** Names with a figure each, as the price in dollars for a price in pounds. */
export function TableField({ schema, path, label, value }: TableFieldProps) {
  const form = useForm()
  const nextKey = useRef(0)
  // The rows stay in their order while one types: a group would sort them by their names.
  const [rows, setRows] = useState<Row[]>(() =>
    Object.entries(isGroup(value) ? value : {}).map(([name, part]) => ({
      key: nextKey.current++,
      name,
      value: part,
    })),
  )
  const places = [path, ...rows.map(({ name }) => [...path, name])]
  const problems = places.map((place) => problemsAt(form, place)).filter(Boolean)

  function change(next: Row[]) {
    setRows(next)
    form.set(path, Object.fromEntries(next.map((row) => [row.name, row.value])))
  }
  const changeRow = (key: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  return (
    <GroupFrame
      label={label}
      description={schema.description}
      path={path}
      problems={problems.join(' ')}
    >
      {rows.map((row) => (
        <div className={styles.row} key={row.key}>
          <input
            type="text"
            className={styles.short}
            aria-label={labels.field.rowName(label)}
            value={row.name}
            onChange={({ target }) => changeRow(row.key, { name: target.value })}
          />
          <input
            type="number"
            className={styles.short}
            aria-label={labels.field.rowFigure(label, row.name)}
            value={typeof row.value === 'number' ? row.value : ''}
            onChange={({ target }) =>
              changeRow(row.key, {
                value: Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber,
              })
            }
          />
          <Button
            variant="sign"
            aria-label={labels.field.remove(row.name)}
            onClick={() => change(rows.filter(({ key }) => key !== row.key))}
          >
            ✕
          </Button>
        </div>
      ))}
      <div>
        <Button
          isSmall
          onClick={() => change([...rows, { key: nextKey.current++, name: '', value: null }])}
        >
          {labels.field.addRow}
        </Button>
      </div>
    </GroupFrame>
  )
}

type Option = { label: string; branch: FieldSchema; fixed?: unknown; isFixed: boolean }

/** A field that can have one of several shapes: yes, no or words; a list or none; variants of a film. */
export function EitherField({
  schema,
  path,
  label,
  value,
  branches,
  Field,
}: FieldProps & HoldsFields & { branches: FieldSchema[] }) {
  const { set } = useForm()
  const options = branches.flatMap(optionsOf)
  const suiting = options.findIndex((option) => suits(option, value))
  // Words that may be left out are not written while they are blank, so what was chosen is kept.
  const [picked, setPicked] = useState(-1)
  const chosen = value === undefined ? picked : Math.max(0, suiting)
  // Going back to a shape brings back what it held.
  const held = useRef(new Map<number, unknown>())

  function choose(index: number) {
    const option = options[index]
    if (!option) return
    held.current.set(chosen, value)
    setPicked(index)
    const start = held.current.get(index) ?? emptyValue(option.branch)
    set(path, option.isFixed ? option.fixed : start)
  }

  const option = options[chosen]
  return (
    <div className={styles.either}>
      <FieldFrame label={label} description={schema.description} path={path}>
        {(frame) => (
          <select
            {...frame}
            className={styles.short}
            value={chosen}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {chosen < 0 && <option value={chosen}>{labels.field.chooseOne}</option>}
            {options.map((one, index) => (
              <option key={one.label} value={index}>
                {one.label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {option && !option.isFixed && (
        <Field key={chosen} schema={option.branch} path={path} label={option.label} value={value} />
      )}
    </div>
  )
}

function optionsOf(branch: FieldSchema): Option[] {
  const control = controlOf(branch)
  const fixedOption = (label: string, fixed: unknown) => ({ label, branch, fixed, isFixed: true })
  switch (control.type) {
    case 'fixed':
      return [fixedOption(labels.field.none, control.value)]
    case 'yesNo':
      return [fixedOption(labels.field.yes, true), fixedOption(labels.field.no, false)]
    case 'choice':
      return control.options.map((option) => fixedOption(labelOf(option), option))
    case 'record':
      return [{ label: labels.field.oneOfThese, branch, isFixed: false }]
    case 'list':
      return [{ label: labels.field.aList, branch, isFixed: false }]
    case 'group':
      return [{ label: labelOf(variantOf(branch)?.name ?? 'details'), branch, isFixed: false }]
    default:
      return [{ label: labels.field.words, branch, isFixed: false }]
  }
}

function suits({ branch, fixed, isFixed }: Option, value: unknown): boolean {
  if (isFixed) return fixed === value
  if (branch.type === 'array') return Array.isArray(value)
  if (branch.type !== 'object') return typeof value === branch.type
  const variant = variantOf(branch)
  return isGroup(value) && (variant === undefined || value[variant.tag] === variant.name)
}
