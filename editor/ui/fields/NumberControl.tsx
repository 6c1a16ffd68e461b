import type { Control } from '../../form/controlOf.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from './FieldFrame.tsx'

type NumberControlProps = ControlProps & { control: Extract<Control, { kind: 'number' }> }

export function NumberControl({
  value,
  path,
  label: _label,
  control,
  ...frame
}: NumberControlProps) {
  const { set } = useForm()
  return (
    <input
      {...frame}
      className="short"
      type="number"
      min={control.min}
      max={control.max}
      step={control.step ?? 'any'}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        set(path, Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)
      }
    />
  )
}
