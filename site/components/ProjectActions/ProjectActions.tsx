import { ButtonLink } from '../Button/ButtonLink.tsx'
import { CaseLink, type CaseLinkProps } from '../CaseLink/CaseLink.tsx'
import styles from './ProjectActions.module.css'

type ProjectActionsProps = {
  project: {
    name: string
    /** Words of the link to the client's site, and its address. */
    action: string
    url: string
    /** The link to the case about the client, if there is one. */
    case?: CaseLinkProps | undefined
  }
  newTabLabel: string
  size?: 'small' | 'regular'
}

/** Links from a client's site: to the site itself, and to its case. */
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
      {told && <CaseLink {...told} />}
    </div>
  )
}
