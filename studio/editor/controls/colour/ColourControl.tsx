import shared from '../../form/controls.module.css'
import { type ControlProps, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'
import styles from './ColourControl.module.css'

/** A hexadecimal colour, with the browser's colour picker beside it. */
export function ColourControl({ value, path, label, frame }: ControlProps) {
  const { set } = useForm()
  const hex = typeof value === 'string' ? value : ''
  return (
    <div className={shared.row}>
      <input
        className={styles.swatch}
        type="color"
        aria-label={labels.field.choose(label)}
        value={/^#[0-9a-f]{6}$/.test(hex) ? hex : '#000000'}
        onChange={({ target }) => set(path, target.value)}
      />
      <input
        {...frame}
        className={shared.short}
        type="text"
        spellCheck={false}
        value={hex}
        onChange={({ target }) => set(path, target.value.toLowerCase())}
      />
    </div>
  )
}
