import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './AskFor.module.css'

export type AskForProps = SectionProps<'ask-for'> & {
  rows: { topic: string; name: string; swatch: string; portrait: PreparedPicture }[]
  phone: Brand['phone']
  hours: string
}

/** Topics, each with the person to ask for by telephone. */
export function AskFor({ id, copy, rows, phone, hours }: AskForProps) {
  return (
    <section className="section" data-tone="dark" aria-labelledby={`${id}-heading`}>
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <div className={styles.side}>
          <h2 id={`${id}-heading`}>{copy.heading}</h2>
          <p className={`${texts.lead} ${styles.text}`}>{copy.text}</p>
          <p className={styles.call}>
            <a className={styles.phone} href={`tel:${phone.number}`}>
              {phone.display}
            </a>{' '}
            <span className={styles.hours}>{hours}</span>
          </p>
        </div>
        <dl className={`${layout.ruled} ${styles.rows}`}>
          {rows.map(({ topic, name, swatch, portrait }) => (
            <div key={topic} className={styles.row}>
              <dt className={styles.topic}>{topic}</dt>
              <dd className={styles.person}>
                <span className={styles.face} data-swatch={swatch}>
                  <Picture picture={portrait} />
                </span>
                {name}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
