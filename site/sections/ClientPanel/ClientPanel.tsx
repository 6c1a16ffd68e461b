import type { projectHead } from '../../build/cards.ts'
import { ArticleSection } from '../../components/ArticleSection/ArticleSection.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { ProjectActions } from '../../components/ProjectActions/ProjectActions.tsx'
import layout from '../../styles/layout.module.css'
import styles from './ClientPanel.module.css'

export type ClientPanelProps = ReturnType<typeof projectHead> & {
  heading: string
  text: string
  picture: PreparedPicture
  newTabLabel: string
}

/** A client's site as an example of a service. */
export function ClientPanel(props: ClientPanelProps) {
  const { heading, text, name, kind, swatch, picture, newTabLabel } = props
  return (
    <ArticleSection id="client-heading" heading={heading}>
      <div className={`${layout.columns} ${styles.panel}`} data-from="tablet">
        <div className={styles.frame} data-swatch={swatch}>
          <Picture picture={picture} className={`${layout.cover} ${styles.picture}`} />
        </div>
        <div className={styles.copy}>
          <p className={styles.text}>{text}</p>
          <p className={styles.client} data-pagefind-ignore>
            <span className={styles.name}>{name}</span> <span className={styles.kind}>{kind}</span>
          </p>
          <ProjectActions project={props} newTabLabel={newTabLabel} size="small" />
        </div>
      </div>
    </ArticleSection>
  )
}
