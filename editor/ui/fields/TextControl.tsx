import { useForm } from '../FormContext.ts'
import type { ControlProps } from './FieldFrame.tsx'

const CHARACTERS_A_LINE = 62

/**
 * Words of any length. The field grows with them; a line break in it would be no more than a space
 * on the page, so it becomes one.
 */
export function TextControl({
  value,
  path,
  label: _label,
  maxLength,
  ...frame
}: ControlProps & { maxLength: number | undefined }) {
  const { set } = useForm()
  const text = value === undefined || value === null ? '' : String(value)
  return (
    <>
      <textarea
        {...frame}
        rows={Math.max(1, Math.ceil(text.length / CHARACTERS_A_LINE))}
        value={text}
        onChange={(event) => set(path, event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      {maxLength !== undefined && (
        <p className="quiet count-of">
          {text.length} of at most {maxLength} characters
        </p>
      )}
    </>
  )
}
