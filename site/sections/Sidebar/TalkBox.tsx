import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { mailto } from '../../lib/mailto.ts'
import styles from './Sidebar.module.css'

export type TalkBoxProps = {
  heading: string
  text: string
  phone: { display: string; number: string }
  email: string
  action: { label: string; path: string }
}

/** Contacts: telephone, mailbox and the contact page. */
export function TalkBox({ heading, text, phone, email, action }: TalkBoxProps) {
  return (
    <section className={styles.box} data-tone="dark" aria-labelledby="sidebar-talk">
      <h2 id="sidebar-talk" className={styles.boxHeading}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.ways}>
        <a className={styles.way} href={`tel:${phone.number}`}>
          {phone.display}
        </a>
        <a className={styles.way} href={mailto(email)}>
          {email}
        </a>
      </p>
      <ActionLink action={action} size="small" ball />
    </section>
  )
}
