import { Panel } from '../../../kit/Panel.tsx'
import { Table } from '../../../kit/Table.tsx'
import { Time } from '../../../kit/Time.tsx'
import { labels } from './labels.ts'

export type ArticlesPageProps = {
  articles: readonly {
    title: string
    path: string
    href: string
    /** Null if the article was not sent yet. */
    firstSent: string | null
  }[]
}

/** The articles that can be mailed, newest first. */
export function ArticlesPage({ articles }: ArticlesPageProps) {
  const { article, address, firstSent } = labels
  return (
    <Panel heading={labels.heading}>
      <p>{articles.length > 0 ? labels.help : labels.none}</p>
      {articles.length > 0 && (
        <Table
          rows={articles}
          keyOf={({ path }) => path}
          columns={[
            { label: article, cell: ({ href, title }) => <a href={href}>{title}</a> },
            { label: address, cell: ({ path }) => path },
            { label: firstSent, cell: (row) => row.firstSent && <Time iso={row.firstSent} /> },
          ]}
        />
      )}
    </Panel>
  )
}
