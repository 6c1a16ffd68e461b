import styles from './About.module.css'

/** Rings of a globe, with the ball on its way. */
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

/** The ball on its rail, in the gate at the end. */
export function InnovationDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 330" aria-hidden="true">
      <path
        className={styles.gate}
        d="M44 272V156a116 116 0 0 1 232 0v116h-42V156a74 74 0 0 0-148 0v116z"
      />
      <path
        className={styles.lining}
        d="M86 272V156a74 74 0 0 1 148 0v116h-20V156a54 54 0 0 0-108 0v116z"
      />
      <circle className={styles.ball} cx="160" cy="224" r="48" />
      <path className={styles.rail} d="M0 272h320" />
    </svg>
  )
}
