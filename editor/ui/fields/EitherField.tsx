import { useRef } from 'react'
import { type FieldSchema, isGroup } from '../../../content-model/fieldsOf.ts'
import { controlOf } from '../../form/controlOf.ts'
import { emptyValue } from '../../form/emptyValue.ts'
import { kindOf } from '../../form/kindsOf.ts'
import { labelOf } from '../../form/labelOf.ts'
import { useForm } from '../FormContext.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps, HoldsFields } from './FieldProps.ts'

type Option = { label: string; branch: FieldSchema; fixed?: unknown; isFixed: boolean }

/** A field that can have one of several shapes: yes, no or words; a list or none; kinds of film. */
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
  const chosen = Math.max(
    0,
    options.findIndex((option) => suits(option, value)),
  )
  // Going back to a shape brings back what it held.
  const held = useRef(new Map<number, unknown>())

  function choose(index: number) {
    const option = options[index]
    if (!option) return
    held.current.set(chosen, value)
    set(path, option.isFixed ? option.fixed : (held.current.get(index) ?? startOf(option.branch)))
  }

  const option = options[chosen]
  return (
    <div className="either">
      <FieldFrame label={label} description={schema.description} path={path}>
        {(frame) => (
          <select
            {...frame}
            className="short"
            value={chosen}
            onChange={({ target }) => choose(Number(target.value))}
          >
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
  switch (control.kind) {
    case 'fixed':
      return [{ label: 'None', branch, fixed: control.value, isFixed: true }]
    case 'yesNo':
      return [
        { label: 'Yes', branch, fixed: true, isFixed: true },
        { label: 'No', branch, fixed: false, isFixed: true },
      ]
    case 'oneOf':
      return control.options.map((fixed) => ({
        label: labelOf(fixed),
        branch,
        fixed,
        isFixed: true,
      }))
    case 'list':
      return [{ label: 'A list', branch, isFixed: false }]
    case 'group':
      return [{ label: labelOf(kindOf(branch)?.name ?? 'details'), branch, isFixed: false }]
    default:
      return [{ label: 'Words', branch, isFixed: false }]
  }
}

function suits({ branch, fixed, isFixed }: Option, value: unknown): boolean {
  if (isFixed) return fixed === value
  if (branch.type === 'array') return Array.isArray(value)
  if (branch.type !== 'object') return typeof value === branch.type
  const kind = kindOf(branch)
  return isGroup(value) && (kind === undefined || value[kind.tag] === kind.name)
}

function startOf(branch: FieldSchema): unknown {
  return emptyValue(branch)
}
