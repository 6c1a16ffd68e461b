import { Icon } from '../Icon/Icon.tsx'
import styles from './WatchButton.module.css'

/** Opens the intro film. The page must contain the section VideoDialog. */
export function WatchButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.watch} command="show-modal" commandfor="intro-video">
      <span className={styles.icon}>
        <Icon name="play" />
      </span>
      {label}
    </button>
  )
}
