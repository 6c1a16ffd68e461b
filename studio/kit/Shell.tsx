import type { ReactNode } from 'react'
import type { Person } from '../access/person.ts'
import { labels } from '../labels.ts'
import { placesOf } from '../navItems.ts'
import styles from './Shell.module.css'

/** What stands around a page. */
export type Frame = {
  /** Who looks; undefined before anybody has signed in. */
  person: Person | undefined
  /** Address of the page, without its query. */
  path: string
  /** Addresses of styles and scripts. */
  styles: readonly string[]
  scripts: readonly string[]
}

type ShellProps = Frame & { title: string; children: ReactNode }

/** The whole document of a page, with the way to all places of the studio. */
export function Shell(props: ShellProps) {
  const { title, person, path, styles: sheets, scripts, children } = props
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
          {person && (
            <nav className={styles.places} aria-label={labels.placesName}>
              <ul role="list">
                {placesOf(person).map(({ href, label }) => (
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

function isWithin(path: string, place: string): boolean {
  return path === place || (place !== '/' && path.startsWith(`${place}/`))
}
