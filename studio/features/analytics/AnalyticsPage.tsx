import type { Vital } from '../../../core/analytics/tables.ts'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { type View, Views } from '../../kit/lists.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Table } from '../../kit/Table.tsx'
import styles from './AnalyticsPage.module.css'
import { labels } from './labels.ts'

export type AnalyticsPageProps = {
  /** Whether the receiver counts views, from its next start on. */
  isCounting: boolean
  /** Whether actions for owners are shown. */
  isOwner: boolean
  periods: readonly View[]
  days: number
  drawingHref: string
  exportHref: string
  sums: Record<keyof typeof labels.sums, number>
  /** Formatted vitals of all pages together; only those that were measured. */
  vitals: readonly Measured[]
  pages: Listed<{
    /** Blank for views without a row of their own. */
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

/** Views, sources and speed of each page. */
export function AnalyticsPage(props: AnalyticsPageProps) {
  const { isCounting, isOwner, periods, days, sums, vitals, pages, sources } = props
  return (
    <Panel heading={labels.heading}>
      {!isCounting && (
        <p>
          {labels.off} {isOwner && <a href="/#content/site/analytics.yaml">{labels.switchOn}</a>}
        </p>
      )}
      <Views name={labels.periods} views={periods} />
      <Form method="get" action="/analytics">
        <Field name="days" label={labels.days} value={String(days)} type="number" isRequired />
        <Button type="submit">{labels.show}</Button>
      </Form>
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
      {isOwner && (
        <p>
          <a href="/not-found">{labels.notFound}</a>
        </p>
      )}
    </Panel>
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

function PageTable({ rows }: Pick<AnalyticsPageProps['pages'], 'rows'>) {
  const { views, leads, signUps } = labels.sums
  const vitals = Object.entries(labels.vitals).map(([name, label]) => ({
    label,
    cell: (row: (typeof rows)[number]) => row.vitals.find(({ vital }) => vital === name)?.value,
  }))
  return (
    <Table
      rows={rows}
      keyOf={({ page }) => page}
      columns={[
        { label: labels.page, cell: ({ page }) => page || labels.others },
        { label: views, cell: (row) => count(row.views) },
        { label: leads, cell: (row) => count(row.leads) },
        { label: signUps, cell: (row) => count(row.signUps) },
        ...vitals,
      ]}
    />
  )
}

function SourceTable({ rows }: Pick<AnalyticsPageProps['sources'], 'rows'>) {
  return (
    <Table
      rows={rows}
      keyOf={({ source }) => source}
      columns={[
        { label: labels.source, cell: ({ source }) => source },
        { label: labels.sums.views, cell: ({ views }) => count(views) },
      ]}
    />
  )
}

function count(views: number): string {
  return views.toLocaleString('en-GB')
}
