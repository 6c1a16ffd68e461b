import type { ReactNode } from 'react'
import { labels } from './labels.ts'
import type { NavItem } from './navItems.ts'
import styles from './Shell.module.css'

/** The frame around a page. */
export type Frame = {
  /** Entries of the header; none before sign-in. */
  navItems: readonly NavItem[]
  /** Address of the page, without its query. */
  path: string
  /** Addresses of stylesheets; those of scripts follow. */
  styles: readonly string[]
  scripts: readonly string[]
}

type ShellProps = Frame & { title: string; children: ReactNode }

/** The HTML document of a page, with the navigation. */
export function Shell(props: ShellProps) {
  const { title, navItems, path, styles: sheets, scripts, children } = props
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${labels.studio}`}</title>
        <link rel="icon" href="data:," />
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <a className={styles.skip} href="#main">
          {labels.skip}
        </a>
        <header className={styles.bar}>
          <a className={styles.brand} href="/">
            {labels.studio}
          </a>
          {navItems.length > 0 && (
            <nav className={styles.navigation} aria-label={labels.navName}>
              <ul role="list">
                {navItems.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href} aria-current={isWithin(path, href) ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </header>
        {children}
      </body>
    </html>
  )
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`))
}
