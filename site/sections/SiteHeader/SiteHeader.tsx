import type { Labels, Navigation } from '../../../content-model/schemas/site.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { InlineLogo, type InlineLogoProps } from '../../components/Logo/Logo.tsx'
import type { PageTone } from '../../lib/palette.ts'
import { MainNav } from './MainNav.tsx'
import styles from './SiteHeader.module.css'

type SiteHeaderProps = {
  name: string
  logo: InlineLogoProps['logo']
  navigation: Navigation
  labels: Labels
  homePath: string
  currentPath: string
  parentPaths: string[]
  tone?: PageTone | undefined
}

/** Logo, navigation and the two panels' buttons. The enhancement stickyHeader fixes the bar after 130px. */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, logo, navigation, labels, homePath, currentPath, parentPaths, tone } = props
  return (
    <div className={styles.header} data-tone={tone} data-sticky-header>
      <div className={styles.bar}>
        <div className={`container ${styles.line}`}>
          <a className={styles.home} href={homePath} aria-label={name}>
            <InlineLogo logo={logo} />
          </a>
          <MainNav
            items={navigation.items}
            label={labels.main_menu}
            currentPath={currentPath}
            parentPaths={parentPaths}
          />
          <div className={styles.actions}>
            <IconButton
              icon="search"
              label={labels.search}
              variant="ring"
              command="show-modal"
              commandfor="search-dialog"
            />
            <span className={styles.wideOnly}>
              <IconButton
                icon="options"
                label={labels.options}
                variant="ring"
                command="show-modal"
                commandfor="options-panel"
              />
            </span>
            <span className={styles.wideOnly}>
              <ActionLink action={navigation.quote} size="small" ball />
            </span>
            <span className={styles.narrowOnly}>
              <IconButton
                icon="menu"
                label={labels.menu}
                variant={tone ? 'ring' : 'ink'}
                command="show-modal"
                commandfor="mobile-menu"
              />
            </span>
          </div>
        </div>
      </div>
    </div>
  )
}
