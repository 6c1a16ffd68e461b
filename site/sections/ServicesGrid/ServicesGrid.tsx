import type { SectionProps } from '../../build/loadSections.ts'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { ServiceTile, type ServiceTileProps } from '../../components/ServiceTile/ServiceTile.tsx'
import styles from './ServicesGrid.module.css'

export type ServicesGridProps = SectionProps<'services-grid'> & {
  services: ({ id: number | string } & ServiceTileProps)[]
}

/** Services as tiles with the width of their variant: on the home page 7 + 5, 4 + 4 + 4, 12 columns. */
export function ServicesGrid({ id, copy, services }: ServicesGridProps) {
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} label={copy.label} heading={copy.heading} />
        <div className={styles.grid}>
          {services.map(({ id, ...service }, index) => (
            <div
              key={id}
              className={styles.cell}
              data-variant={service.variant}
              data-scroll-in={index}
            >
              <ServiceTile {...service} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
