import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { ServiceTile, type ServiceTileProps } from '../../components/ServiceTile/ServiceTile.tsx'
import styles from './ServicesGrid.module.css'

type ServicesGridProps = {
  words: { label: string; heading: string }
  services: ({ id: number | string } & ServiceTileProps)[]
}

/** Services as tiles, each as wide as its shape says: on the home page 7 + 5, 4 + 4 + 4, 12. */
export function ServicesGrid({ words, services }: ServicesGridProps) {
  if (services.length === 0) return null
  return (
    <section className="band" data-joined aria-labelledby="services-heading">
      <div className="wrap">
        <SectionHead id="services-heading" {...words} />
        <div className={styles.grid}>
          {services.map(({ id, ...service }, index) => (
            <div key={id} className={styles.cell} data-shape={service.shape} data-reveal={index}>
              <ServiceTile {...service} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
