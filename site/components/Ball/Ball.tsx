import styles from './Ball.module.css'

/** The agency's ball, 10px wide, before the words of a main action. */
export function Ball() {
  return <span className={styles.ball} aria-hidden="true" />
}
