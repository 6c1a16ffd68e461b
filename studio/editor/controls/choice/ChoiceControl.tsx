import { optionsOf } from '../../../content/form/controls.ts'
import { labelOf } from '../../../content/form/fieldLabels.ts'
import { type ControlProps, mayBeBlank, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'

/**
 * A select of the schema's values, of videos or of records. The current value is offered even if nothing of that name
 * exists any more.
 */
export function ChoiceControl(props: ControlProps) {
  const { schema, value, path, frame } = props
  const { choices, set } = useForm()
  const named = String(schema['x-refers-to'])
  const options = (named === 'video' ? choices.video : choices.records[named]) ?? optionsOf(schema)
  const chosen = value === undefined || value === null ? '' : String(value)
  return (
    <select {...frame} value={chosen} onChange={({ target }) => set(path, target.value)}>
      {mayBeBlank(props) && <option value="">{labels.field.notChosen}</option>}
      {chosen === '' && !mayBeBlank(props) && <option value="">{labels.field.chooseOne}</option>}
      {chosen !== '' && !options.includes(chosen) && (
        <option value={chosen}>{labels.field.notThere(chosen)}</option>
      )}
      {options.map((option) => (
        <option key={option} value={option}>
          {/^[a-z][a-z0-9_-]*$/.test(option) ? labelOf(option) : option}
        </option>
      ))}
    </select>
  )
}
