import { ButtonLink } from '../Button/ButtonLink.tsx'
import { CaseLink, type CaseLinkProps } from '../CaseLink/CaseLink.tsx'
import styles from './ProjectActions.module.css'

type ProjectActionsProps = {
  project: {
    name: string
    /** Label of the link to the client's site; its address is `url`. */
    action: string
    url: string
    /** The link to the case about the client, if there is one. */
    case?: CaseLinkProps | undefined
  }
  newTabLabel: string
  size?: 'small' | 'regular'
}

/** Links to a client's site and to the case about it. */
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
