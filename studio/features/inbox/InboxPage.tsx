import { ActionForm } from '../../kit/ActionForm.tsx'
import { Button } from '../../kit/Button.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { type FilterProps, Filters, Pager, type View, Views } from '../../kit/lists.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Time } from '../../kit/Time.tsx'
import styles from './InboxPage.module.css'
import { labels } from './labels.ts'

export type MessageRow = {
  id: string
  href: string
  sender: string
  /** Its subject, or how its text begins. */
  words: string
  received: string
  status: string
  isNew: boolean
  /** Form, who cares for it, the day it is due: what there is of them. */
  facts: readonly string[]
  /** Why it lies in spam, where spam is shown. */
  reasons: string | null
}

export type InboxPageProps = {
  done: string | null
  views: readonly View[]
  filters: FilterProps
  rows: readonly MessageRow[]
  newer: string | null
  older: string | null
  statuses: readonly { value: string; label: string }[]
  markAction: string
  exports: readonly { label: string; href: string }[]
  /** Whether there is something to send again. */
  retryAction: string | null
}

/** The list of messages, the newest first. */
export function InboxPage(props: InboxPageProps) {
  const { done, views, filters, rows, newer, older, retryAction } = props
  const none = filters.isFiltered ? labels.list.noneMatches : labels.list.none
  return (
    <Panel heading={labels.list.heading}>
      <Flash sentence={done} />
      <Views name={labels.list.views} views={views} />
      <Filters {...filters} />
      {rows.length === 0 ? <p>{none}</p> : <MessageList {...props} />}
      <Pager newer={newer} older={older} />
      {retryAction !== null && <ActionForm action={retryAction}>{labels.list.retryAll}</ActionForm>}
      <Ways exports={props.exports} />
    </Panel>
  )
}

function MessageList({ rows, statuses, markAction }: InboxPageProps) {
  return (
    <form className={styles.form} method="post" action={markAction}>
      <h2 className={styles.unseen}>{labels.list.messages}</h2>
      <ul className={styles.list} role="list">
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </ul>
      <div className={styles.mark}>
        <label htmlFor="mark-status">{labels.list.markChosen}</label>
        <select id="mark-status" name="status" defaultValue="read">
          {statuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button type="submit">{labels.list.mark}</Button>
      </div>
    </form>
  )
}

function Row({ id, href, sender, words, received, status, isNew, facts, reasons }: MessageRow) {
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <label className={styles.choose}>
        <input type="checkbox" name="id" value={id} aria-label={labels.list.choose(sender)} />
      </label>
      <a className={styles.link} href={href}>
        <span className={styles.sender}>{sender}</span>
        <span className={styles.words}>{words}</span>
      </a>
      <span className={styles.facts}>{[status, ...facts].join(' · ')}</span>
      <span className={styles.time}>
        <Time iso={received} />
      </span>
      {reasons !== null && <span className={styles.reasons}>{labels.list.why(reasons)}</span>}
    </li>
  )
}

function Ways({ exports }: Pick<InboxPageProps, 'exports'>) {
  return (
    <footer className={styles.ways}>
      <p>
        {labels.list.export}:{' '}
        {exports.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <a href={href} download>
              {label}
            </a>
          </span>
        ))}
        . {labels.list.exportHelp}
      </p>
      <p>
        <a href="/inbox/log">{labels.list.log}</a>
      </p>
      <p>
        <a href="/inbox/erase">{labels.list.eraseOld}</a>
      </p>
      <p>
        <a href="/inbox/backups">{labels.list.backups}</a>
      </p>
    </footer>
  )
}
