import type { ReactNode } from 'react'
import { PauseToggle } from '../PauseToggle/PauseToggle.tsx'
import styles from './SlideShow.module.css'

type SlideShowProps = {
  /** The content's name, for assistive technology: 'Our partners'. */
  label: string
  slides: { key: string; content: ReactNode }[]
  labels: { play: string; pause: string }
  /** Duration of one move. */
  speedMs: number
  /** Pause between two moves; without it the slides do not move by themselves. */
  autoplayDelayMs?: number
  /** The first slide to show, from 0. */
  startIndex?: number
  /** Name of a slide's dot, numbered from 1; without it there are no dots. */
  dotLabel?: (number: number) => string
  /** A class that sets `--per-view` and `--gap` per breakpoint. */
  className?: string | undefined
}

/**
 * A row that scrolls and snaps by CSS alone. The enhancement slideShow animates it, loops it, and shows its controls,
 * which are hidden without script.
 */
export function SlideShow(props: SlideShowProps) {
  const { label, slides, labels, speedMs, autoplayDelayMs, startIndex, dotLabel } = props
  return (
    <slide-show
      class={`${styles.show} ${props.className ?? ''}`}
      data-speed-ms={speedMs}
      data-autoplay-delay-ms={autoplayDelayMs}
      data-start-index={startIndex}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; a section would be a landmark twice */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.view} role="group" aria-label={label} tabIndex={0} data-view>
        <ul role="list" className={styles.track}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide} data-slide>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls} data-controls>
        {dotLabel &&
          slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              data-dot
              hidden
              aria-label={dotLabel(index + 1)}
            />
          ))}
        {autoplayDelayMs !== undefined && <PauseToggle labels={labels} />}
      </div>
    </slide-show>
  )
}
