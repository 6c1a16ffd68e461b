import { Icon } from '../Icon/Icon.tsx'
import styles from './PauseToggle.module.css'

type PauseToggleProps = { labels: { play: string; pause: string } }

/** Pauses and resumes autoplay. Hidden until the enhancement behind it starts (pauseToggle.ts). */
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
