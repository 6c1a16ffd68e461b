import { useRef, useState } from 'react'
import { type FieldSchema, isGroup } from '../../../../content-model/fieldsOf.ts'
import {
  branchesOf,
  controlOf,
  emptyValue,
  optionsOf,
  variantOf,
} from '../../../content/form/controls.ts'
import { labelOf } from '../../../content/form/fieldLabels.ts'
import shared from '../../form/controls.module.css'
import { FieldFrame } from '../../form/FieldFrame.tsx'
import { type FieldProps, type HoldsFields, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'
import styles from './EitherField.module.css'

type Option = { label: string; branch: FieldSchema; fixed?: unknown; isFixed: boolean }

/** A field with one of several shapes: boolean or text, a list or nothing, variants of a video. */
export function EitherField(props: FieldProps & HoldsFields) {
  const { schema, path, value, Field } = props
  const { set, translation } = useForm()
  const options = branchesOf(schema).flatMap(shapesOf)
  const original = translation?.form.originalAt(path)
  const isFixed = original !== undefined && !translation?.showsAll
  const suiting = options.findIndex((option) => suits(option, value))
  // An optional text is not written while it is blank, so the chosen shape is remembered.
  const [picked, setPicked] = useState(-1)
  const chosen = value === undefined ? picked : Math.max(0, suiting)
  // Returning to a shape restores its former value.
  const held = useRef(new Map<number, unknown>())

  function choose(index: number) {
    const option = options[index]
    if (!option) return
    held.current.set(chosen, value)
    setPicked(index)
    const start = held.current.get(index) ?? emptyValue(option.branch)
    set(path, option.isFixed ? option.fixed : start)
  }

  if (isFixed) {
    const shape = options.find((option) => suits(option, original))
    return shape && <Field schema={shape.branch} path={path} label={props.label} value={value} />
  }
  const option = options[chosen]
  return (
    <div className={styles.either}>
      <FieldFrame {...props}>
        {(frame) => (
          <select
            {...frame}
            className={shared.short}
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

function shapesOf(branch: FieldSchema): Option[] {
  const fixedOption = (label: string, fixed: unknown) => ({ label, branch, fixed, isFixed: true })
  switch (controlOf(branch)) {
    case 'fixed':
      return [fixedOption(labels.field.none, branch.const ?? null)]
    case 'yesNo':
      return [fixedOption(labels.field.yes, true), fixedOption(labels.field.no, false)]
    case 'choice':
      return optionsOf(branch).map((option) => fixedOption(labelOf(option), option))
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
