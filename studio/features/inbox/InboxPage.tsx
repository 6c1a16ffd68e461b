import { ActionForm } from '../../kit/ActionForm.tsx'
import { Button } from '../../kit/Button.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { type FilterProps, Filters, Pager, type View, Views } from '../../kit/lists.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { longTime, shortTime } from '../../kit/times.ts'
import styles from './InboxPage.module.css'
import { Keyboard } from './keyboard/Keyboard.tsx'
import { type Folder, labels } from './labels.ts'

export type MessageRow = {
  id: string
  href: string
  sender: string
  subject: string
  /** The beginning of the text. */
  words: string
  received: string
  isNew: boolean
  /** The state of the reply, the assigned person and the due day, as far as they apply. */
  facts: readonly string[]
  /** The reasons why the message is spam; null if it is not. */
  reasons: string | null
}

export type InboxPageProps = {
  done: string | null
  folder: Folder
  views: readonly View[]
  filters: FilterProps
  rows: readonly MessageRow[]
  newer: string | null
  older: string | null
  /** Whether all messages of the page are selected; `chooseHref` toggles that. */
  isAll: boolean
  chooseHref: string
  people: readonly string[]
  changeAction: string
  exports: readonly { label: string; href: string }[]
  /** Whether actions for owners are shown. */
  isOwner: boolean
  /** Address that retries dead deliveries; null if none are listed. */
  retryAction: string | null
}

/** The list of messages, newest first. */
export function InboxPage(props: InboxPageProps) {
  const { done, folder, views, filters, rows, newer, older, retryAction, isOwner } = props
  const none = filters.isFiltered ? labels.list.noneMatches : labels.list.none[folder]
  return (
    <Panel heading={labels.list.heading}>
      <Flash sentence={done} />
      <div className={styles.head}>
        <Views name={labels.list.views} views={views} />
        <Filters {...filters} />
      </div>
      {rows.length === 0 ? <p>{none}</p> : <MessageList {...props} />}
      <Pager newer={newer} older={older} />
      {retryAction !== null && <ActionForm action={retryAction}>{labels.list.retryAll}</ActionForm>}
      <div className={styles.foot}>
        {isOwner && <Ways exports={props.exports} />}
        <Keyboard page="list" />
      </div>
    </Panel>
  )
}

function MessageList(props: InboxPageProps) {
  const { rows, changeAction, isAll } = props
  return (
    <form className={styles.form} method="post" action={changeAction}>
      <h2 className={styles.unseen}>{labels.list.messages}</h2>
      <Tools {...props} />
      <ul className={styles.list} role="list">
        {rows.map((row) => (
          <Row key={row.id} {...row} isChosen={isAll} />
        ))}
      </ul>
    </form>
  )
}

/** The same key as on the page of a message. */
const DONE_KEY = 'e'
const MARKS = ['done', 'read', 'new', 'spam'] as const

/** Actions on the selected messages. */
function Tools({ isAll, chooseHref, people }: InboxPageProps) {
  const { chooseAll, chooseNone, markChosen, mark, person, assign } = labels.list
  return (
    <fieldset className={styles.tools}>
      <legend className={styles.unseen}>{markChosen}</legend>
      {/* First in the form, so that Enter in the text field presses the button next to it. */}
      <div className={styles.assign}>
        <input
          type="text"
          name="person"
          aria-label={person}
          placeholder={person}
          list="people"
          autoComplete="off"
        />
        <datalist id="people">
          {people.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" name="assign" value="yes" isSmall>
          {assign}
        </Button>
      </div>
      <a className={styles.chooseAll} href={chooseHref}>
        {isAll ? chooseNone : chooseAll}
      </a>
      {MARKS.map((status) => (
        <Button
          key={status}
          type="submit"
          name="status"
          value={status}
          isSmall
          {...(status === 'done' && {
            'data-key': DONE_KEY,
            'aria-keyshortcuts': DONE_KEY,
            title: DONE_KEY,
          })}
        >
          {mark[status]}
        </Button>
      ))}
    </fieldset>
  )
}

function Row(row: MessageRow & { isChosen: boolean }) {
  const { id, href, sender, subject, words, received, isNew, facts, reasons, isChosen } = row
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          name="id"
          value={id}
          defaultChecked={isChosen}
          aria-label={labels.list.choose(sender)}
        />
      </label>
      <a className={styles.link} href={href} data-row="">
        <span className={styles.sender}>{sender}</span>
        {isNew && <span className={styles.unseen}>{labels.list.isNew}</span>}
        <span className={styles.words}>
          <span className={styles.subject}>{subject}</span> {words}
        </span>
      </a>
      <span className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <time className={styles.time} dateTime={received} title={longTime(received)}>
        {shortTime(received, new Date())}
      </time>
      {reasons !== null && <span className={styles.reasons}>{labels.list.why(reasons)}</span>}
    </li>
  )
}

function Ways({ exports }: Pick<InboxPageProps, 'exports'>) {
  return (
    <Disclosure summary={labels.list.more}>
      <div className={styles.ways}>
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
      </div>
    </Disclosure>
  )
}
