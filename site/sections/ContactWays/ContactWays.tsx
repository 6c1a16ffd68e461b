import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import { townLine } from '../../lib/address.ts'
import { mailto } from '../../lib/mailto.ts'
import texts from '../../styles/texts.module.css'
import styles from './ContactWays.module.css'

export type ContactWaysProps = SectionProps<'contact-ways'> & { brand: Brand }

/** Address, telephone and the two mailboxes, one card each. */
export function ContactWays({ copy, brand }: ContactWaysProps) {
  const { address, phone, email } = copy
  return (
    <section className="section" aria-label={copy.label}>
      <div className={`container ${styles.cards}`}>
        <div className={styles.card} data-scroll-in="0">
          <h2 className={texts.smallTitle}>{address.title}</h2>
          <address className={styles.way}>
            {brand.address.street}
            <br />
            {townLine(brand.address)}
          </address>
          <p className={styles.text}>{address.text}</p>
        </div>
        <div className={styles.card} data-scroll-in="1">
          <h2 className={texts.smallTitle}>{phone.title}</h2>
          <a className={`${styles.way} ${styles.link}`} href={`tel:${brand.phone.number}`}>
            {brand.phone.display}
          </a>
          <p className={styles.text}>{phone.text}</p>
        </div>
        <div className={styles.card} data-scroll-in="2">
          <h2 className={texts.smallTitle}>{email.title}</h2>
          <ul role="list" className={styles.mailboxes}>
            <Mailbox purpose={email.general} address={brand.email} />
            <Mailbox purpose={email.projects} address={brand.projects_email} />
          </ul>
        </div>
      </div>
    </section>
  )
}

type MailboxProps = { purpose: string; address: string }

/** In a narrow card the email address wraps only after its @. */
function Mailbox({ purpose, address }: MailboxProps) {
  const [name, host] = address.split('@')
  return (
    <li>
      <a className={`${styles.way} ${styles.mailbox} ${styles.link}`} href={mailto(address)}>
        {name}@<wbr />
        {host}
      </a>
      <p className={styles.text}>{purpose}</p>
    </li>
  )
}
