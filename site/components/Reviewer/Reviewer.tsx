import styles from './Reviewer.module.css'

type ReviewerProps = { name: string; position: string }

/** Name and role of a client. */
export function Reviewer({ name, position }: ReviewerProps) {
  return (
    <span className={styles.reviewer}>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.position}>{position}</span>
    </span>
  )
}
