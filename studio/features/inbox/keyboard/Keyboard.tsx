import { Disclosure } from '../../../kit/Disclosure.tsx'
import styles from './Keyboard.module.css'
import { labels } from './labels.ts'

/** Script of pages with keyboard shortcuts. */
export const KEYBOARD_SCRIPT = 'studio/features/inbox/keyboard/keys.ts'

/** Lists the keys of a page, with a switch to turn them off: speech input may trigger single letters by mistake. */
export function Keyboard({ page }: { page: keyof typeof labels.keys }) {
  const { heading, isOn, keys } = labels
  return (
    <div className={styles.keyboard}>
      <Disclosure summary={heading}>
        <label className={styles.switch}>
          <input type="checkbox" defaultChecked data-keys="" />
          {isOn}
        </label>
        <dl className={styles.keys}>
          {keys[page].map(([key, effect]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
