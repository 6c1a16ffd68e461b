import type { projectHead } from '../../build/cards.ts'
import { ArticleSection } from '../../components/ArticleSection/ArticleSection.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { ProjectActions } from '../../components/ProjectActions/ProjectActions.tsx'
import texts from '../../styles/texts.module.css'
import styles from './ClientPanel.module.css'

export type ClientPanelProps = ReturnType<typeof projectHead> & {
  heading: string
  text: string
  /** A figure of the case about the client; null if there is none. */
  proof: { figure: string; title: string } | null
  picture: PreparedPicture
  newTabLabel: string
}

/** A client's site as an example of a service. */
export function ClientPanel(props: ClientPanelProps) {
  const { heading, text, proof, name, kind, swatch, picture, newTabLabel } = props
  return (
    <ArticleSection id="client-heading" heading={heading}>
      <div className={styles.place}>
        <div className={styles.panel}>
          <div className={styles.frame} data-swatch={swatch}>
            <Picture picture={picture} className={styles.picture} />
          </div>
          <div className={styles.copy}>
            <p className={styles.text}>{text}</p>
            {proof && (
              <p className={styles.proof} data-pagefind-ignore>
                <span className={`${texts.figure} ${styles.figure}`}>{proof.figure}</span>{' '}
                <span>{proof.title}</span>
              </p>
            )}
            <div className={styles.client}>
              <p data-pagefind-ignore>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.kind}>{kind}</span>
              </p>
              <ProjectActions project={props} newTabLabel={newTabLabel} size="small" />
            </div>
          </div>
        </div>
      </div>
    </ArticleSection>
  )
}
