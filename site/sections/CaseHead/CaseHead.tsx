import { Breadcrumb, type BreadcrumbProps } from '../../components/Breadcrumb/Breadcrumb.tsx'
import { Picture, type PreparedPicture } from '../../components/Picture/Picture.tsx'
import { ProjectActions } from '../../components/ProjectActions/ProjectActions.tsx'
import layout from '../../styles/layout.module.css'
import styles from './CaseHead.module.css'

type CaseHeadProps = {
  heading: string
  summary: string
  /** The client's sector, and the platform of the site. */
  kind: string
  site: { name: string; action: string; url: string }
  newTabLabel: string
  breadcrumb: BreadcrumbProps
  /** Palette name of the client's colour, also used around the picture. */
  swatch: string
  tone: 'dark' | undefined
  picture: PreparedPicture
}

/** The first screen of a case: its key facts, and the client's site in its frame on the client's colour. */
export function CaseHead(props: CaseHeadProps) {
  const { heading, summary, kind, site, newTabLabel, breadcrumb, swatch, tone, picture } = props
  return (
    <div className={styles.head} data-swatch={swatch} data-tone={tone ?? 'light'}>
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <div className={styles.copy}>
          <Breadcrumb {...breadcrumb} />
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.summary}>{summary}</p>
          <div className={styles.site}>
            <ProjectActions project={site} newTabLabel={newTabLabel} />
            <p>{kind}</p>
          </div>
        </div>
        <div className={`head-picture ${styles.frame}`} data-keep-clear>
          <Picture
            picture={picture}
            className={`${layout.cover} ${layout.faded} ${styles.picture}`}
            first
          />
        </div>
      </div>
    </div>
  )
}
