import { ButtonLink } from '../Button/ButtonLink.tsx'
import styles from './CallActions.module.css'

export type CallActionsProps = {
  action: { label: string; path: string }
  phone: { display: string; number: string }
  /** The button carries the ball. */
  ball?: boolean
}

/** Two ways on: a page, or the telephone. */
export function CallActions({ action, phone, ball = false }: CallActionsProps) {
  return (
    <p className={styles.actions}>
      <ButtonLink href={action.path} ball={ball}>
        {action.label}
      </ButtonLink>
      <a className={styles.phone} href={`tel:${phone.number}`}>
        {phone.display}
      </a>
    </p>
  )
}
