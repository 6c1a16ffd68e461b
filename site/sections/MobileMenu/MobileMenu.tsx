import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { Labels, Navigation } from '../../../content-model/schemas/site.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { type LanguageLink, LanguageLinks } from '../../components/LanguageLinks/LanguageLinks.tsx'
import { Logo, type LogoFile } from '../../components/Logo/Logo.tsx'
import { mailto } from '../../lib/mailto.ts'
import styles from './MobileMenu.module.css'

type MobileMenuProps = {
  brand: Brand
  logo: LogoFile
  navigation: Navigation
  labels: Labels
  homePath: string
  /** Empty if the site has only one language. */
  languages: LanguageLink[]
  currentPath: string
}

/** The navigation of narrow windows: a full-screen dialog. Its submenus share a name, so only one is open at a time. */
export function MobileMenu(props: MobileMenuProps) {
  const { brand, logo, navigation, labels, homePath, languages, currentPath } = props
  const current = (path: string) =>
    path.toLowerCase() === currentPath.toLowerCase() ? 'page' : undefined
  return (
    <Dialog id="mobile-menu" label={labels.menu} closeLabel={labels.close} variant="sheet">
      <div className={styles.sheet} data-closes-on-link>
        <a className={styles.home} href={homePath} aria-label={brand.name}>
          <Logo file={logo} alt="" />
        </a>
        <nav aria-label={labels.main_menu}>
          <ul role="list">
            {navigation.items.map((item) => (
              <li key={item.id} className={styles.item}>
                {item.dropDown ? (
                  <details name="mobile-menu">
                    <summary className={styles.link}>
                      {item.label}
                      <span className={styles.sign}>
                        <Icon name="plus" />
                      </span>
                    </summary>
                    <ul role="list" className={styles.rows}>
                      {item.dropDown.map((link) => (
                        <li key={link.id}>
                          <a
                            className={styles.row}
                            href={link.path}
                            aria-current={current(link.path)}
                          >
                            {link.label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <a className={styles.link} href={item.path} aria-current={current(item.path)}>
                    {item.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <nav aria-label={navigation.shortcuts.name}>
            <ul role="list" className={styles.shortcuts}>
              {navigation.shortcuts.links.map(({ id, path, label }) => (
                <li key={id}>
                  <a className={styles.row} href={path} aria-current={current(path)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks
            links={languages}
            label={labels.languages.label}
            className={styles.shortcuts}
            linkClassName={styles.row}
          />
          <ActionLink action={navigation.quote} wide ball />
          <p className={styles.contacts}>
            <a href={`tel:${brand.phone.number}`}>{brand.phone.display}</a>
            <a href={mailto(brand.email)}>{brand.email}</a>
          </p>
          <p className={styles.tagline}>{brand.tagline}</p>
        </div>
      </div>
    </Dialog>
  )
}
