import { formatDate, parseDate } from '../../../content-model/dates.ts'
import type { Control } from '../../content/form/controls.ts'
import { labelOf } from '../../content/form/fieldLabels.ts'
import { labels } from '../frame/labels.ts'
import styles from './controls.module.css'
import type { ControlProps } from './FieldFrame.tsx'
import { useForm } from './form.ts'

const CHARACTERS_A_LINE = 62
/** Ids of the lists, of all addresses of the site and all its fonts, which fields offer while one types. */
export const ADDRESSES_ID = 'addresses'
export const FONTS_ID = 'fonts'

/**
 * Words of any length. The control grows with them; a line break in it would be no more than a space
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
        <p className={styles.count}>{labels.field.characters(text.length, maxLength)}</p>
      )}
    </>
  )
}

/** Words for which what is there is offered, but which may lead elsewhere too. */
export function SuggestControl({
  value,
  path,
  label: _label,
  listId,
  ...frame
}: ControlProps & { listId: string }) {
  const { set } = useForm()
  return (
    <input
      {...frame}
      type="text"
      list={listId}
      spellCheck={false}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(path, target.value.trim())}
    />
  )
}

export function NumberControl({
  value,
  path,
  label: _label,
  control,
  ...frame
}: ControlProps & { control: Extract<Control, { type: 'number' }> }) {
  const { set } = useForm()
  return (
    <input
      {...frame}
      className={styles.short}
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

export function YesNoControl({ value, path, label: _label, ...frame }: ControlProps) {
  const { set } = useForm()
  return (
    <select
      {...frame}
      className={styles.short}
      value={String(value)}
      onChange={({ target }) => set(path, target.value === 'true')}
    >
      <option value="true">{labels.field.yes}</option>
      <option value="false">{labels.field.no}</option>
    </select>
  )
}

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
        <option value={chosen}>
          {chosen === '' ? labels.field.chooseOne : labels.field.notThere(chosen)}
        </option>
      )}
      {options.map((option) => (
        <option key={option} value={option}>
          {/^[a-z][a-z0-9_-]*$/.test(option) ? labelOf(option) : option}
        </option>
      ))}
    </select>
  )
}

/** A day, kept in the form in which it is written: 2024-09-06, or September 6, 2024. */
export function DateControl({ value, path, label: _label, ...frame }: ControlProps) {
  const { set } = useForm()
  const day = parseDate(String(value)) ?? ''
  return (
    <input
      {...frame}
      className={styles.short}
      type="date"
      value={day}
      onChange={({ target }) =>
        set(path, target.value && value !== day ? formatDate(target.value) : target.value)
      }
    />
  )
}

/** A colour by its figures, with the browser's own chooser beside them. */
export function ColourControl({ value, path, label, ...frame }: ControlProps) {
  const { set } = useForm()
  const hex = typeof value === 'string' ? value : ''
  return (
    <div className={styles.row}>
      <input
        className={styles.swatch}
        type="color"
        aria-label={labels.field.choose(label)}
        value={/^#[0-9a-f]{6}$/.test(hex) ? hex : '#000000'}
        onChange={({ target }) => set(path, target.value)}
      />
      <input
        {...frame}
        className={styles.short}
        type="text"
        spellCheck={false}
        value={hex}
        onChange={({ target }) => set(path, target.value.toLowerCase())}
      />
    </div>
  )
}
