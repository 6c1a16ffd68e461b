import { ActionForm } from '../../kit/ActionForm.tsx'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Time } from '../../kit/Time.tsx'
import { labels } from './labels.ts'
import styles from './MessagePage.module.css'

type Pairs = readonly (readonly [name: string, value: string])[]

export type MessagePageProps = {
  done: string | null
  /** Address of this page. */
  href: string
  heading: string
  email: string
  text: string | null
  otherFields: Pairs
  details: Pairs
  notes: readonly { id: string; written: string; author: string; words: string }[]
  log: readonly { moment: string; words: string }[]
  statuses: readonly { value: string; label: string; isCurrent: boolean }[]
  assignedTo: string
  dueOn: string
  canRetry: boolean
  /** Address of the article that it is a reply to. */
  article: string | undefined
  eraseHref: string
  maxLengths: { note: number; person: number }
}

/** Everything about one message, and what can be done with it. */
export function MessagePage(props: MessagePageProps) {
  const { done, heading, email, text, otherFields, details, notes, log } = props
  return (
    <Panel heading={heading}>
      <p>
        <a href="/inbox">{labels.message.back}</a>
      </p>
      <Flash sentence={done} />
      <div className={styles.columns}>
        <section className={styles.reading} aria-labelledby="text">
          <h2 id="text">{labels.message.text}</h2>
          <p className={styles.text}>{text ?? labels.message.noText}</p>
          <p>
            <ButtonLink href={`mailto:${email}`}>{labels.message.write(email)}</ButtonLink>
          </p>
        </section>
        <Acts {...props} />
        <div className={styles.known}>
          {otherFields.length > 0 && (
            <PairList id="fields" heading={labels.message.otherFields} pairs={otherFields} />
          )}
          {notes.length > 0 && <Notes notes={notes} />}
          <PairList id="details" heading={labels.message.details} pairs={details} />
          <section className={styles.reading} aria-labelledby="log">
            <h2 id="log">{labels.message.log}</h2>
            <ul className={styles.log} role="list">
              {log.map(({ moment, words }) => (
                <li key={`${moment} ${words}`}>
                  <Time iso={moment} /> {words}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Panel>
  )
}

function Notes({ notes }: Pick<MessagePageProps, 'notes'>) {
  return (
    <section className={styles.reading} aria-labelledby="notes">
      <h2 id="notes">{labels.message.notes}</h2>
      <ul className={styles.notes} role="list">
        {notes.map(({ id, written, author, words }) => (
          <li key={id}>
            <p className={styles.quiet}>
              <Time iso={written} />, {author}
            </p>
            <p className={styles.text}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PairList({ id, heading, pairs }: { id: string; heading: string; pairs: Pairs }) {
  return (
    <section className={styles.reading} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <dl className={styles.pairs}>
        {pairs.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Acts(props: MessagePageProps) {
  const { href, statuses, assignedTo, dueOn, canRetry, article, eraseHref, maxLengths } = props
  return (
    <section className={styles.acts} aria-labelledby="acts">
      <h2 id="acts">{labels.message.actions}</h2>
      <form method="post" action={`${href}/status`}>
        <fieldset className={styles.statuses}>
          <legend>{labels.message.status}</legend>
          {statuses.map(({ value, label, isCurrent }) => (
            <Button
              key={value}
              type="submit"
              name="status"
              value={value}
              isSmall
              aria-pressed={isCurrent}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      </form>
      <form className={styles.line} method="post" action={`${href}/assign`}>
        <Field
          name="person"
          label={labels.message.assign}
          value={assignedTo}
          maxLength={maxLengths.person}
        />
        <Button type="submit" aria-label={`${labels.message.save}: ${labels.message.assign}`}>
          {labels.message.save}
        </Button>
      </form>
      <form className={styles.line} method="post" action={`${href}/due`}>
        <Field name="day" label={labels.message.due} value={dueOn} type="date" />
        <Button type="submit" aria-label={`${labels.message.save}: ${labels.message.due}`}>
          {labels.message.save}
        </Button>
      </form>
      <form className={styles.note} method="post" action={`${href}/note`}>
        <label htmlFor="note">{labels.message.note}</label>
        <textarea id="note" name="note" rows={3} required maxLength={maxLengths.note} />
        <Button type="submit">{labels.message.addNote}</Button>
      </form>
      {canRetry && <ActionForm action={`${href}/retry`}>{labels.message.retry}</ActionForm>}
      {article !== undefined && (
        <div className={styles.note}>
          <p className={styles.quiet}>{labels.message.approveHelp(article)}</p>
          <ActionForm action={`${href}/approve`}>{labels.message.approve}</ActionForm>
        </div>
      )}
      <p>
        <ButtonLink href={eraseHref}>{labels.message.erase}</ButtonLink>
      </p>
    </section>
  )
}
