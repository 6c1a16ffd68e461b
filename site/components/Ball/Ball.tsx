import styles from './Ball.module.css'

/** The agency's ball, the 10px kind that rests before the words of a main action. */
export function Ball() {
  return <span className={styles.ball} aria-hidden="true" />
}
