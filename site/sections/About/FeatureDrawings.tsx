import styles from './About.module.css'

/** Rings of a world with the ball on its way: the mark's ball, flat. */
export function GlobalReachDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 330" aria-hidden="true">
      <circle className={styles.ringOuter} cx="320" cy="60" r="250" />
      <circle className={styles.ringMiddle} cx="320" cy="60" r="176" />
      <circle className={styles.ringInner} cx="320" cy="60" r="102" />
      <circle className={styles.ball} cx="166" cy="146" r="33" />
      <circle className={styles.dot} cx="96" cy="170" r="12" />
    </svg>
  )
}

/** The mark taken apart on its rail: stem, lozenge and ball. */
export function InnovationDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 330" aria-hidden="true">
      <path className={styles.stem} d="M70 40h56v232H70z" />
      <path className={styles.lozenge} d="M138 40h74a48 48 0 0 1 0 96h-74z" />
      <circle className={styles.ball} cx="186" cy="196" r="48" />
      <path className={styles.rail} d="M0 272h320" />
    </svg>
  )
}
