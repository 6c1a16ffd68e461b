import styles from './DotList.module.css'

/** A list with bullets in the colour of ink. */
export function DotList({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul role="list" className={`${styles.list} ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
