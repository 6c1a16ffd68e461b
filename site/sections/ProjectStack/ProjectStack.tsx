import type { projectHead } from '../../build/cards.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { ProjectActions } from '../../components/ProjectActions/ProjectActions.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import texts from '../../styles/texts.module.css'
import styles from './ProjectStack.module.css'

export type StackedProject = ReturnType<typeof projectHead> & {
  id: number | string
  details: string
  tone: 'dark' | undefined
  picture: PreparedPicture
}

export type ProjectStackProps = SectionProps<'project-stack'> & { projects: StackedProject[] }

/** Client sites as sticky framed panels: each slides over the one before it. */
export function ProjectStack({ id, copy, projects, labels }: ProjectStackProps) {
  return (
    <section className="section" aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} label={copy.label} heading={copy.heading}>
          <ActionLink action={copy.action} ball />
        </SectionHead>
        <ul role="list" className={styles.stack}>
          {projects.map((project) => (
            <li
              key={project.id}
              className={styles.panel}
              data-swatch={project.swatch}
              data-tone={project.tone ?? 'light'}
            >
              <div className={styles.copy}>
                <p className={styles.kind}>{project.kind}</p>
                <h3 className={styles.name}>{project.name}</h3>
                <p className={styles.details}>{project.details}</p>
                {project.case?.figure && (
                  <p className={styles.figure}>
                    <span className={`${texts.figure} ${styles.number}`}>
                      {project.case.figure.figure}
                    </span>{' '}
                    <span>{project.case.figure.title}</span>
                  </p>
                )}
                <ProjectActions project={project} newTabLabel={labels.opens_in_new_tab} />
              </div>
              <Picture picture={project.picture} className={styles.picture} />
            </li>
          ))}
        </ul>
        {copy.all && (
          <p className={styles.all}>
            <TextLink href={copy.all.path}>{copy.all.label}</TextLink>
          </p>
        )}
      </div>
    </section>
  )
}
