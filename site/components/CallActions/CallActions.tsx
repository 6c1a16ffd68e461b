import { ActionLink } from '../Button/ActionLink.tsx'
import styles from './CallActions.module.css'

export type CallActionsProps = {
  action: { label: string; path: string }
  phone: { display: string; number: string }
  /** Shows the ball in the button. */
  ball?: boolean
}

/** Two actions: a link to a page, and a telephone number. */
export function CallActions({ action, phone, ball = false }: CallActionsProps) {
  return (
    <p className={styles.actions} data-pagefind-ignore>
      <ActionLink action={action} ball={ball} />
      <a className={styles.phone} href={`tel:${phone.number}`}>
        {phone.display}
      </a>
    </p>
  )
}
