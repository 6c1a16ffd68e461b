import { useForm } from '../FormContext.ts'
import type { ControlProps } from './FieldFrame.tsx'

export function YesNoControl({ value, path, label: _label, ...frame }: ControlProps) {
  const { set } = useForm()
  return (
    <select
      {...frame}
      className="short"
      value={String(value)}
      onChange={({ target }) => set(path, target.value === 'true')}
    >
      <option value="true">Yes</option>
      <option value="false">No</option>
    </select>
  )
}
