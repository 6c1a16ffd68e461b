import { Icon } from '../Icon/Icon.tsx'
import styles from './ContentsList.module.css'

type ContentsLink = { href: string; label: string }

export type ContentsListProps = { label: string; links: ContentsLink[] }

/** Links to the parts of a long page. */
export function ContentsList({ label, links }: ContentsListProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {links.map(({ href, label: words }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {words}
              <span className={styles.arrow}>
                <Icon name="arrow" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
