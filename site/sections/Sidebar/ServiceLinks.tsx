import { Icon } from '../../components/Icon/Icon.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './Sidebar.module.css'

export type ServiceLinksProps = {
  heading: string
  links: { id: number; path: string; label: string; current: boolean }[]
}

/** Links to services, with the current page marked. */
export function ServiceLinks({ heading, links }: ServiceLinksProps) {
  return (
    <nav aria-labelledby="sidebar-services">
      <h2 id="sidebar-services" className={`${texts.smallTitle} ${styles.heading}`}>
        {heading}
      </h2>
      <ul role="list" className={`${layout.ruled} ${styles.list}`}>
        {links.map(({ id, path, label, current }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={path} aria-current={current ? 'page' : undefined}>
              {label}
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
