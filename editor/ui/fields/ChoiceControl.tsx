import { labelOf } from '../../form/labelOf.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from './FieldFrame.tsx'

/** One of several. What the file says now is offered even if nothing of that name is left. */
export function ChoiceControl({
  value,
  path,
  label: _label,
  options,
  ...frame
}: ControlProps & { options: string[] }) {
  const { set } = useForm()
  const chosen = value === undefined || value === null ? '' : String(value)
  return (
    <select {...frame} value={chosen} onChange={({ target }) => set(path, target.value)}>
      {!options.includes(chosen) && (
        <option value={chosen}>{chosen === '' ? 'Choose one' : `${chosen} (not there)`}</option>
      )}
      {options.map((option) => (
        <option key={option} value={option}>
          {/^[a-z_]+$/.test(option) ? labelOf(option) : option}
        </option>
      ))}
    </select>
  )
}
