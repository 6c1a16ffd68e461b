import { ButtonLink } from '../Button/ButtonLink.tsx'
import styles from './ProjectActions.module.css'

type ProjectActionsProps = {
  project: {
    name: string
    /** Words of the link to the client's site, and its address. */
    action: string
    url: string
    /** The way to the case about the client, where there is one. */
    case?: { label: string; path: string } | undefined
  }
  newTabLabel: string
  size?: 'small' | 'regular'
}

/** The ways on from a client's site: to the site itself, and to what was done for it. */
export function ProjectActions({ project, newTabLabel, size }: ProjectActionsProps) {
  const { name, action, url, case: told } = project
  return (
    <div className={styles.actions}>
      <ButtonLink href={url} size={size} newTab>
        {action}
        <span className="visually-hidden">
          : {name} ({newTabLabel})
        </span>
      </ButtonLink>
      {told && (
        <a className={styles.case} href={told.path}>
          {told.label}
          <span className="visually-hidden">: {name}</span>
        </a>
      )}
    </div>
  )
}
