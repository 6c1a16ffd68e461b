import { Icon } from '../Icon/Icon.tsx'
import styles from './PauseToggle.module.css'

type PauseToggleProps = { labels: { play: string; pause: string } }

/** Stops what moves by itself and lets it go on. Shown by the enhancement that it steers (pauseToggle.ts). */
export function PauseToggle({ labels }: PauseToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={labels.pause}
      data-play={labels.play}
      data-pause={labels.pause}
      data-pause-toggle
      hidden
    >
      <span className={styles.pause}>
        <Icon name="pause" />
      </span>
      <span className={styles.play}>
        <Icon name="play" />
      </span>
    </button>
  )
}
