import { Sheet } from '../pages/Sheet.tsx'
import { Time } from '../pages/Time.tsx'
import styles from '../pages/table.module.css'
import { labels } from './labels.ts'

export type ArticlesPageProps = {
  articles: readonly {
    title: string
    path: string
    href: string
    /** Null where it was not sent yet. */
    firstSent: string | null
  }[]
}

/** The articles that can be mailed, the newest first. */
export function ArticlesPage({ articles }: ArticlesPageProps) {
  const { article, address, firstSent } = labels
  return (
    <Sheet heading={labels.heading}>
      <p>{articles.length > 0 ? labels.help : labels.none}</p>
      {articles.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{article}</th>
              <th scope="col">{address}</th>
              <th scope="col">{firstSent}</th>
            </tr>
          </thead>
          <tbody>
            {articles.map((row) => (
              <tr key={row.path}>
                <th scope="row">
                  <a href={row.href}>{row.title}</a>
                </th>
                <td data-label={address}>{row.path}</td>
                <td data-label={firstSent}>{row.firstSent && <Time iso={row.firstSent} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}
