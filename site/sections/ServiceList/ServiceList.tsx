import { Icon } from '../../components/Icon/Icon.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import styles from './ServiceList.module.css'

type ServiceListItem = {
  name: string
  promise: string
  href: string
  field: string
}

type ServiceListProps = { words: { label: string; heading: string }; services: ServiceListItem[] }

/** Every service page as a row: its dot, its name, its promise. */
export function ServiceList({ words, services }: ServiceListProps) {
  return (
    <section className="band" data-joined aria-labelledby="service-list-heading">
      <div className="wrap">
        <SectionHead id="service-list-heading" {...words} />
        <ul role="list">
          {services.map(({ name, promise, href, field }) => (
            <li key={href} className={styles.item}>
              <a className={styles.row} href={href}>
                <h3 className={styles.name}>
                  <span className={styles.dot} data-field={field} />
                  {name}
                </h3>
                <p className={styles.promise}>{promise}</p>
                <span className={styles.arrow}>
                  <Icon name="arrow" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
