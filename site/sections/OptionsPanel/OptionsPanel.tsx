import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { Labels } from '../../../content-model/schemas/site.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Logo, type LogoFile } from '../../components/Logo/Logo.tsx'
import { SocialLinks } from '../../components/SocialLinks/SocialLinks.tsx'
import { profileLinks } from '../../lib/links.ts'
import { mailto } from '../../lib/mailto.ts'
import styles from './OptionsPanel.module.css'

type OptionsPanelProps = { brand: Brand; logo: LogoFile; labels: Labels }

/** The panel of the three-dot button: the agency and every way to reach it. */
export function OptionsPanel({ brand, logo, labels }: OptionsPanelProps) {
  const { street, locality, postcode } = brand.address
  return (
    <Dialog
      id="options-panel"
      label={labels.options_title}
      closeLabel={labels.close}
      variant="side"
    >
      <div className={styles.panel}>
        <Logo file={logo} alt={brand.name} />
        <p className={styles.summary}>{brand.summary}</p>
        <address>
          {street}
          <br />
          {locality} {postcode}
        </address>
        <p className={styles.contacts}>
          <a href={`tel:${brand.phone.number}`}>{brand.phone.display}</a>
          <a href={mailto(brand.email)}>{brand.email}</a>
          <a href={mailto(brand.projects_email)}>{brand.projects_email}</a>
        </p>
        <p className={styles.hours}>{brand.opening_hours.text}</p>
        <SocialLinks links={profileLinks(brand.social, labels)} />
      </div>
    </Dialog>
  )
}
