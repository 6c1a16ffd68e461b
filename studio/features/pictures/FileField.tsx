import fieldStyles from '../../kit/Field.module.css'
import { labels } from './labels.ts'

/** A control for a picture of the computer. */
export function FileField({ help }: { help: string }) {
  return (
    <div className={fieldStyles.field}>
      <label htmlFor="field-file">{labels.file}</label>
      <input
        id="field-file"
        type="file"
        name="file"
        accept="image/*,.svg"
        required
        aria-describedby="field-file-help"
      />
      <p id="field-file-help" className={fieldStyles.help}>
        {help}
      </p>
    </div>
  )
}
