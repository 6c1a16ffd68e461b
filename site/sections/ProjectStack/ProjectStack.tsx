import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import styles from './ProjectStack.module.css'

export type StackedProject = {
  id: number | string
  name: string
  kind: string
  details: string
  action: string
  url: string
  swatch: string
  tone: 'dark' | undefined
  picture: PreparedPicture
}

export type ProjectStackProps = {
  id: string
  copy: { label: string; heading: string; action: { label: string; path: string } }
  projects: StackedProject[]
  newTabLabel: string
}

/** Client sites as framed panels that pin: each slides over the one before it. */
export function ProjectStack({ id, copy, projects, newTabLabel }: ProjectStackProps) {
  return (
    <section className="section" aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} label={copy.label} heading={copy.heading}>
          <ButtonLink href={copy.action.path} ball>
            {copy.action.label}
          </ButtonLink>
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
                <ButtonLink href={project.url} newTab>
                  {project.action}
                  <span className="visually-hidden">
                    : {project.name} ({newTabLabel})
                  </span>
                </ButtonLink>
              </div>
              <Picture picture={project.picture} className={styles.picture} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
