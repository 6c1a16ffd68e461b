import type { SectionProps } from '../../build/loadSections.ts'
import { ArrowDisc } from '../../components/ArrowDisc/ArrowDisc.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import layout from '../../styles/layout.module.css'
import styles from './ServiceRows.module.css'

export type ServiceRow = {
  id: number | string
  title: string
  text: string
  href: string
  /** Palette name of the colour that fills the open row, and `dark` if words on it must be light. */
  swatch: string
  tone: 'dark' | undefined
  picture: PreparedPicture
}

export type ServiceRowsProps = SectionProps<'service-rows'> & { rows: ServiceRow[] }

/**
 * The services as rows across the window. The hovered or focused row is open, else the first. Exactly one is open, so
 * that the rows below do not move with the pointer.
 */
export function ServiceRows({ id, copy, rows }: ServiceRowsProps) {
  return (
    <section className={styles.rows} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="visually-hidden">
        {copy.heading}
      </h2>
      {rows.map(({ id, title, text, href, swatch, tone, picture }) => (
        <a key={id} className={styles.row} href={href} data-swatch={swatch} data-on-swatch={tone}>
          <div className={`container ${styles.line}`}>
            <div className={styles.copy}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <Picture picture={picture} className={`${layout.faded} ${styles.picture}`} />
            <ArrowDisc className={styles.arrow} />
          </div>
        </a>
      ))}
    </section>
  )
}
