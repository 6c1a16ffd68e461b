import { useId } from 'react'
import focuses from '../../../../site/styles/focus.module.css'
import { optionsOf } from '../../../content/form/controls.ts'
import { labelOf } from '../../../content/form/fieldLabels.ts'
import { Button } from '../../../kit/Button.tsx'
import { GroupFrame } from '../../form/FieldFrame.tsx'
import { type FieldProps, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'
import styles from './FocusField.module.css'

/** The focal point of a picture: nine points to choose from, and the resulting crops. */
export function FocusField(props: FieldProps) {
  const { schema, path, value, beside } = props
  const { choices, set } = useForm()
  const name = useId()
  const file = beside?.[String(schema['x-focus-of'])]
  const picture = choices.picture.find((one) => one === file)
  const options = optionsOf(schema)
  const focus = options.find((option) => option === value)
  return (
    <GroupFrame {...props}>
      <div className={styles.row}>
        <div className={styles.picture}>
          {picture && <img src={`/content/pictures/${picture}`} alt="" />}
          <div className={styles.points}>
            {options.map((option) => (
              <label key={option} className={styles.point}>
                <input
                  type="radio"
                  name={name}
                  aria-label={labelOf(option)}
                  checked={option === focus}
                  onChange={() => set(path, option)}
                />
              </label>
            ))}
          </div>
        </div>
        {picture &&
          (['wide', 'tall'] as const).map((shape) => (
            <img
              key={shape}
              className={`${styles.crop} ${styles[shape]} ${focus ? focuses[focus] : ''}`}
              src={`/content/pictures/${picture}`}
              alt=""
            />
          ))}
      </div>
      <p role="status">{focus ? labels.focus.chosen(labelOf(focus)) : labels.focus.none}</p>
      {focus && (
        <div>
          <Button isSmall onClick={() => set(path, undefined)}>
            {labels.focus.leave}
          </Button>
        </div>
      )}
    </GroupFrame>
  )
}
