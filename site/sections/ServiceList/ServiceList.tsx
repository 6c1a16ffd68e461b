import type { SectionProps } from '../../build/loadSections.ts'
import { ArrowDisc } from '../../components/ArrowDisc/ArrowDisc.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import layout from '../../styles/layout.module.css'
import styles from './ServiceList.module.css'

type ServiceListItem = {
  name: string
  promise: string
  href: string
  swatch: string
}

export type ServiceListProps = SectionProps<'service-list'> & { services: ServiceListItem[] }

/** Every service page as a row: a dot, the name and the promise. */
export function ServiceList({ id, copy, services }: ServiceListProps) {
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} label={copy.label} heading={copy.heading} />
        <ul role="list" className={layout.ruled}>
          {services.map(({ name, promise, href, swatch }) => (
            <li key={href}>
              <a className={styles.row} href={href}>
                <h3 className={styles.name}>
                  <span className={styles.dot} data-swatch={swatch} />
                  {name}
                </h3>
                <p className={styles.promise}>{promise}</p>
                <ArrowDisc className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
