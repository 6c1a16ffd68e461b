import type { ReactNode } from 'react'
import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { Footer, Labels, Navigation } from '../../../content-model/schemas/site.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { type LanguageLink, LanguageLinks } from '../../components/LanguageLinks/LanguageLinks.tsx'
import { Logo, type LogoFile } from '../../components/Logo/Logo.tsx'
import { FullStop, Rail } from '../../components/Rail/Rail.tsx'
import { SocialLinks } from '../../components/SocialLinks/SocialLinks.tsx'
import { townLine } from '../../lib/address.ts'
import { profileLinks } from '../../lib/links.ts'
import { mailto } from '../../lib/mailto.ts'
import styles from './SiteFooter.module.css'

export type FooterVariant = 'orange' | 'paper'

type SiteFooterProps = {
  brand: Brand
  footer: Footer
  labels: Labels
  homePath: string
  /** Empty if the site has only one language. */
  languages: LanguageLink[]
  logo: LogoFile
  navigation: Navigation
  variant: FooterVariant
  /** The newsletter form. It contains an island, so the layout passes it in. */
  children: ReactNode
}

/** The footer of every page: call to action, contacts, all links, newsletter. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, footer, labels, homePath, languages, logo, navigation, variant, children } = props
  const { shortcuts } = navigation
  const cry = footer.tagline.replace(/\.$/, '')
  return (
    <footer
      className={`${styles.footer} ${styles[variant]}`}
      data-tone={variant === 'orange' ? variant : undefined}
    >
      <Rail end />
      <div className="container">
        <div className={styles.call}>
          <p className={styles.tagline}>
            {cry}
            <FullStop>{footer.tagline.slice(cry.length)}</FullStop>
          </p>
          <div className={styles.action}>
            <ActionLink action={navigation.quote} size="large" ball />
          </div>
        </div>
        <div className={styles.body}>
          <div className={styles.columns}>
            <div className={styles.contact}>
              <a className={styles.home} href={homePath} aria-label={brand.name}>
                <Logo file={logo} alt="" />
              </a>
              <address>
                {brand.address.street}
                <br />
                {townLine(brand.address)}
              </address>
              <p className={styles.ways}>
                <a className={styles.link} href={mailto(brand.email)}>
                  <span className="visually-hidden">{footer.email_label}: </span>
                  {brand.email}
                </a>
                <a className={styles.link} href={`tel:${brand.phone.number}`}>
                  <span className="visually-hidden">{footer.call_label}: </span>
                  {brand.phone.display}
                </a>
              </p>
            </div>
            <LinkColumn
              name={shortcuts.name}
              links={shortcuts.links.map(({ id, path, label }) => ({ id, label, link: path }))}
            />
            {footer.groups.map(({ id, name, links }) => (
              <LinkColumn key={id} name={name} links={links} />
            ))}
            <div className={styles.newsletter}>
              {children}
              <div className={styles.social}>
                <SocialLinks links={profileLinks(brand.social, labels)} variant="ink" />
              </div>
            </div>
          </div>
        </div>
        <div className={styles.end}>
          <p className={styles.copyright}>{footer.copyright}</p>
          <LanguageLinks links={languages} label={labels.languages.label} />
          <a className={styles.statement} href={footer.accessibility.link}>
            {footer.accessibility.label}
          </a>
          <p>{footer.made_in}</p>
        </div>
      </div>
    </footer>
  )
}

type LinkColumnProps = Pick<Footer['groups'][number], 'name' | 'links'>

function LinkColumn({ name, links }: LinkColumnProps) {
  return (
    <nav aria-label={name}>
      <ul role="list">
        {links.map(({ id, link, label }) => (
          <li key={id}>
            <a className={styles.link} href={link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
