import { useId } from 'react'
import focuses from '../../../site/styles/focus.module.css'
import type { Control } from '../../content/form/controls.ts'
import { labelOf } from '../../content/form/fieldLabels.ts'
import { Button } from '../../kit/Button.tsx'
import { labels } from '../frame/labels.ts'
import { GroupFrame } from './FieldFrame.tsx'
import styles from './FocusField.module.css'
import { type FieldProps, useForm } from './form.ts'

type FocusFieldProps = FieldProps & { control: Extract<Control, { type: 'focus' }> }

/** What of a picture stays in sight: nine points on it, and how it is cropped then. */
export function FocusField({ schema, control, path, label, value, beside }: FocusFieldProps) {
  const { choices, set } = useForm()
  const name = useId()
  const file = beside?.[control.picture]
  const picture = choices.picture.find((one) => one === file)
  const focus = control.options.find((option) => option === value)
  return (
    <GroupFrame label={label} description={schema.description} path={path}>
      <div className={styles.row}>
        <div className={styles.picture}>
          {picture && <img src={`/content/pictures/${picture}`} alt="" />}
          <div className={styles.points}>
            {control.options.map((option) => (
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
