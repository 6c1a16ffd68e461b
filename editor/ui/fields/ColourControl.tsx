import { useForm } from '../FormContext.ts'
import type { ControlProps } from './FieldFrame.tsx'

/** A colour by its figures, with the browser's own chooser beside them. */
export function ColourControl({ value, path, label, ...frame }: ControlProps) {
  const { set } = useForm()
  const hex = typeof value === 'string' ? value : ''
  return (
    <div className="row">
      <input
        type="color"
        aria-label={`Choose: ${label}`}
        value={/^#[0-9a-f]{6}$/.test(hex) ? hex : '#000000'}
        onChange={({ target }) => set(path, target.value)}
      />
      <input
        {...frame}
        className="short"
        type="text"
        spellCheck={false}
        value={hex}
        onChange={({ target }) => set(path, target.value.toLowerCase())}
      />
    </div>
  )
}
