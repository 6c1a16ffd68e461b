import type { SectionProps } from '../../build/loadSections.ts'
import { ArrowDisc } from '../../components/ArrowDisc/ArrowDisc.tsx'
import { Picture, type PreparedPicture } from '../../components/Picture/Picture.tsx'
import layout from '../../styles/layout.module.css'
import styles from './ServicePanels.module.css'

type Panel = {
  id: number | string
  name: string
  text: string
  href: string
  action: string
  /** Palette name of the surface, which is also the colour of the picture's lower edge. */
  swatch: string
  tone: 'dark' | undefined
  picture: PreparedPicture
}

export type ServicePanelsProps = SectionProps<'service-panels'> & { panels: Panel[] }

/** Services, one panel each in its own colour, from edge to edge of the window. */
export function ServicePanels({ panels }: ServicePanelsProps) {
  return (
    <ul role="list" className={styles.panels}>
      {panels.map(({ id, name, text, href, action, swatch, tone, picture }, index) => (
        <li key={id} className={styles.item}>
          <a className={styles.panel} href={href} data-swatch={swatch} data-tone={tone ?? 'light'}>
            <div>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.text}>{text}</p>
            </div>
            <span className={styles.action} data-pagefind-ignore>
              {action}
              <ArrowDisc />
            </span>
            <Picture
              picture={picture}
              className={`${layout.faded} ${styles.picture}`}
              first={index === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
