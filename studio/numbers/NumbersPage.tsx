import type { Vital } from '../../receiver/src/storage/schema.ts'
import { type View, Views } from '../inbox/parts.tsx'
import { Sheet } from '../pages/Sheet.tsx'
import table from '../pages/table.module.css'
import { labels } from './labels.ts'
import styles from './NumbersPage.module.css'

export type NumbersPageProps = {
  /** Whether the receiver counts from its next start on. */
  isCounting: boolean
  periods: readonly View[]
  days: number
  drawingHref: string
  exportHref: string
  sums: Record<keyof typeof labels.sums, number>
  /** Of all pages together, as people read them; those that were measured. */
  vitals: readonly Measured[]
  pages: Listed<{
    /** Blank for views that have no row of their own. */
    page: string
    views: number
    leads: number
    signUps: number
    vitals: readonly Measured[]
  }>
  sources: Listed<{ source: string; views: number }>
}

type Measured = { vital: Vital; value: string }
type Listed<Row> = { rows: readonly Row[]; more: number }

/** How often each page was viewed, what led there, and how fast it was. */
export function NumbersPage(props: NumbersPageProps) {
  const { isCounting, periods, days, sums, vitals, pages, sources } = props
  return (
    <Sheet heading={labels.heading}>
      {!isCounting && (
        <p>
          {labels.off} <a href="/#content/site/numbers.yaml">{labels.switchOn}</a>
        </p>
      )}
      <Views name={labels.periods} views={periods} />
      {pages.rows.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <>
          <dl className={styles.sums}>
            {Object.entries(labels.sums).map(([name, label]) => (
              <Figure key={name} label={label} value={count(sums[name as keyof typeof sums])} />
            ))}
            {vitals.map(({ vital, value }) => (
              <Figure key={vital} label={labels.vitals[vital]} value={value} />
            ))}
          </dl>
          <img className={styles.drawing} src={props.drawingHref} alt={labels.drawing(days)} />
          <h2>{labels.pages}</h2>
          <PageTable rows={pages.rows} />
          {pages.more > 0 && <p>{labels.more(pages.more)}</p>}
          {sources.rows.length > 0 && <h2>{labels.sources}</h2>}
          {sources.rows.length > 0 && <SourceTable rows={sources.rows} />}
          {sources.more > 0 && <p>{labels.more(sources.more)}</p>}
          <p>{labels.help}</p>
          <p>
            <a href={props.exportHref} download>
              {labels.export}
            </a>
          </p>
        </>
      )}
      <p>
        <a href="/numbers/missing">{labels.missing.link}</a>
      </p>
    </Sheet>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function PageTable({ rows }: Pick<NumbersPageProps['pages'], 'rows'>) {
  const { views, leads, signUps } = labels.sums
  const vitals = Object.entries(labels.vitals)
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {[labels.page, views, leads, signUps, ...Object.values(labels.vitals)].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.page}>
            <th scope="row">{row.page || labels.others}</th>
            <td data-label={views}>{count(row.views)}</td>
            <td data-label={leads}>{count(row.leads)}</td>
            <td data-label={signUps}>{count(row.signUps)}</td>
            {vitals.map(([vital, label]) => (
              <td key={vital} data-label={label}>
                {row.vitals.find((one) => one.vital === vital)?.value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SourceTable({ rows }: Pick<NumbersPageProps['sources'], 'rows'>) {
  const { views } = labels.sums
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{labels.source}</th>
          <th scope="col">{views}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.source}>
            <th scope="row">{row.source}</th>
            <td data-label={views}>{count(row.views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function count(views: number): string {
  return views.toLocaleString('en-GB')
}
