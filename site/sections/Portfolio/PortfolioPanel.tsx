import type { projectHead } from '../../build/cards.ts'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { ProjectActions } from '../../components/ProjectActions/ProjectActions.tsx'
import layout from '../../styles/layout.module.css'
import styles from './Portfolio.module.css'

export type PortfolioProject = ReturnType<typeof projectHead> & {
  id: number | string
  tall: PreparedPicture
  framed: PreparedPicture
}

type PortfolioPanelProps = { project: PortfolioProject; open: boolean; newTabLabel: string }

/** A client's site. Closed, the panel shows a detail and the name; open, the framed page and its text. */
export function PortfolioPanel({ project, open, newTabLabel }: PortfolioPanelProps) {
  const figure = project.case?.figure
  return (
    <div
      className={styles.panel}
      data-swatch={project.swatch}
      data-panel
      data-open={open || undefined}
    >
      <Picture picture={project.tall} className={`${layout.cover} ${styles.tall}`} />
      <Picture picture={project.framed} className={`${layout.cover} ${styles.framed}`} />
      <div className={styles.caption}>
        <h3 className={styles.name}>
          <a className={styles.nameLink} href={project.url} target="_blank" rel="noopener">
            {project.name}
            <span className="visually-hidden"> ({newTabLabel})</span>
          </a>
        </h3>
        <p className={styles.kind}>{project.kind}</p>
        {figure && (
          <p className={styles.figure}>
            <span className={styles.number}>{figure.figure}</span> <span>{figure.title}</span>
          </p>
        )}
        <div className={styles.action}>
          <ProjectActions project={project} newTabLabel={newTabLabel} size="small" />
        </div>
      </div>
    </div>
  )
}
