import styles from './Honeypot.module.css'

/** A field that only bots fill in. People can neither see nor focus it. */
export function Honeypot({ name }: { name: string }) {
  return (
    <input
      className={styles.trap}
      type="text"
      name={name}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  )
}
