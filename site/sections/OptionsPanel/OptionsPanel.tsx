import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { Labels, Navigation } from '../../../content-model/schemas/site.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { type LanguageLink, LanguageLinks } from '../../components/LanguageLinks/LanguageLinks.tsx'
import { Logo, type LogoFile } from '../../components/Logo/Logo.tsx'
import { SocialLinks } from '../../components/SocialLinks/SocialLinks.tsx'
import { townLine } from '../../lib/address.ts'
import { profileLinks } from '../../lib/links.ts'
import { mailto } from '../../lib/mailto.ts'
import styles from './OptionsPanel.module.css'

type OptionsPanelProps = {
  brand: Brand
  logo: LogoFile
  navigation: Navigation
  labels: Labels
  /** Empty if the site has only one language. */
  languages: LanguageLink[]
}

/** The panel of the three-dot button: the most wanted pages, and every way to contact the agency. */
export function OptionsPanel(props: OptionsPanelProps) {
  const { brand, logo, navigation, labels, languages } = props
  const { shortcuts, quote } = navigation
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
        <nav aria-label={shortcuts.name}>
          <ul role="list" className={styles.shortcuts}>
            {shortcuts.links.map(({ id, path, label }) => (
              <li key={id}>
                <a className={styles.shortcut} href={path}>
                  {label}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contacts}>
          <a className={styles.phone} href={`tel:${brand.phone.number}`}>
            {brand.phone.display}
          </a>
          <p className={styles.hours}>{brand.opening_hours.text}</p>
          <a href={mailto(brand.email)}>{brand.email}</a>
          <a href={mailto(brand.projects_email)}>{brand.projects_email}</a>
          <address>
            {brand.address.street}
            <br />
            {townLine(brand.address)}
          </address>
        </div>
        <LanguageLinks
          links={languages}
          label={labels.languages.label}
          className={styles.shortcuts}
          linkClassName={styles.shortcut}
        />
        <SocialLinks links={profileLinks(brand.social, labels)} />
        <ActionLink action={quote} wide ball />
      </div>
    </Dialog>
  )
}
