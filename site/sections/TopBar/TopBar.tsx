import type { Brand } from '../../../content-model/schemas/brand.ts'
import { type LanguageLink, LanguageLinks } from '../../components/LanguageLinks/LanguageLinks.tsx'
import { mailto } from '../../lib/mailto.ts'
import type { PageTone } from '../../lib/palette.ts'
import styles from './TopBar.module.css'

type TopBarProps = {
  brand: Brand
  /** Empty if the site has only one language. */
  languages: LanguageLink[]
  /** Tone of the page below, unless it is light. */
  pageTone?: PageTone | undefined
}

/** The bar above the header: the agency's tagline, its region and contacts. */
export function TopBar({ brand, languages, pageTone }: TopBarProps) {
  return (
    <div className={styles.bar} data-tone={pageTone ?? 'dark'} data-page-tone={pageTone}>
      <div className={`container ${styles.line}`}>
        <p className={styles.tagline}>{brand.tagline}</p>
        <p className={styles.global}>{brand.global_service}</p>
        <a className={styles.email} href={mailto(brand.email)}>
          {brand.email}
        </a>
        <a className={styles.phone} href={`tel:${brand.phone.number}`}>
          {brand.phone.display}
        </a>
        <LanguageLinks links={languages.filter(({ isCurrent }) => !isCurrent)} />
      </div>
    </div>
  )
}
