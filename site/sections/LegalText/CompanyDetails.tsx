import type { Brand } from '../../../content-model/schemas/brand.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { townLine } from '../../lib/address.ts'
import { mailto } from '../../lib/mailto.ts'
import layout from '../../styles/layout.module.css'
import styles from './LegalText.module.css'

export type CompanyDetailsProps = { id: string; heading: string; brand: Brand }

/** The company's legal details and contacts. */
export function CompanyDetails({ id, heading, brand }: CompanyDetailsProps) {
  const { legal_name, registration, address, email, phone } = brand
  return (
    <section
      id={id}
      className={`${layout.columns} ${styles.company}`}
      data-from="tablet"
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <p>
        <strong>{legal_name}</strong>
        <br />
        {registration}
      </p>
      <address>
        {address.street}
        <br />
        {townLine(address)}
      </address>
      <p className={styles.ways}>
        <TextLink href={mailto(email)}>{email}</TextLink>
        <TextLink href={`tel:${phone.number}`}>{phone.display}</TextLink>
      </p>
    </section>
  )
}
