import { isoOfWrittenDate, writtenDateOf } from '../../form/writtenDate.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from './FieldFrame.tsx'

/** A day, kept as 2024-09-06 or, where readers see it as written, as September 6, 2024. */
export function DateControl({
  value,
  path,
  label: _label,
  isWritten,
  ...frame
}: ControlProps & { isWritten: boolean }) {
  const { set } = useForm()
  const text = typeof value === 'string' ? value : ''
  return (
    <input
      {...frame}
      className="short"
      type="date"
      value={isWritten ? isoOfWrittenDate(text) : text}
      onChange={({ target }) => {
        const { value: day, valueAsDate: date } = target
        set(path, isWritten && date ? writtenDateOf(date) : day)
      }}
    />
  )
}
