import { randomUUID } from 'node:crypto'
import type { DeliveryState } from '../../../core/outbox/tables.ts'
import { MAX_PERSON_LENGTH } from '../../../core/submissions/accessLog.ts'
import { MAX_NOTE_LENGTH } from '../../../core/submissions/notes.ts'
import { MAX_REPLY_LENGTH, MAX_REPLY_SUBJECT_LENGTH } from '../../../core/submissions/replies.ts'
import type { SubmissionStatus } from '../../../core/submissions/tables.ts'
import { ActionForm } from '../../kit/ActionForm.tsx'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Field } from '../../kit/Field.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Time } from '../../kit/Time.tsx'
import { longTime, plainTime } from '../../kit/times.ts'
import { Keyboard } from './keyboard/Keyboard.tsx'
import { labels } from './labels.ts'
import styles from './MessagePage.module.css'

type Pairs = readonly (readonly [name: string, value: string])[]

/** A reply or a note. */
export type ThreadItem = { id: string; by: string; written: string; words: string } & (
  | { kind: 'note' }
  | { kind: 'reply'; state: DeliveryState; stateWords: string }
)

/** The form of a reply, or a link to the person's own mail program with the reason. */
export type ReplyProps =
  | { kind: 'link'; href: string; why: string }
  | {
      kind: 'form'
      action: string
      subject: string
      text: string
      /** Names of the templates for a reply. */
      templates: readonly string[]
      /** The quoted message below the reply. */
      quote: string
    }

export type MessagePageProps = {
  done: string | null
  back: { href: string; label: string }
  /** Addresses of the adjacent messages, or null. */
  newer: string | null
  older: string | null
  sender: string
  company: string | null
  email: string
  phone: string | null
  /** Blank for none. */
  subject: string
  received: string
  text: string | null
  isSignUp: boolean
  otherFields: Pairs
  thread: readonly ThreadItem[]
  details: Pairs
  log: readonly { moment: string; words: string }[]
  statuses: readonly { value: string; label: string }[]
  status: SubmissionStatus
  /** Signs of spam; blank if there were none. */
  whySpam: string
  assignedTo: string
  people: readonly string[]
  dueOn: string
  changeAction: string
  /** Address that retries dead deliveries; null if there are none. */
  retryAction: string | null
  /** Set if the message is a reply to an article, which `article` names by its address. */
  approval: { article: string; action: string } | null
  /** Null unless the viewer is an owner. */
  eraseHref: string | null
  reply: ReplyProps
}

/** The same keys as in Gmail and Fastmail; keyboard/labels.ts describes them. */
const KEYS = { older: 'j', newer: 'k', done: 'e', reply: 'r' } as const

/** A message in the style of a mail program, with all actions on it. */
export function MessagePage(props: MessagePageProps) {
  const { done, sender, reply } = props
  return (
    <Panel heading={sender} above={<Bar {...props} />}>
      <Contacts {...props} />
      <Flash sentence={done} />
      {props.status === 'spam' && <WhySpam {...props} />}
      <div className={styles.columns}>
        <div className={styles.reading}>
          <Letter {...props} />
          {props.thread.length > 0 && <Thread items={props.thread} />}
          <section className={styles.reply} aria-labelledby="reply">
            <h2 id="reply">{labels.reply.heading}</h2>
            {reply.kind === 'form' ? (
              <ReplyForm {...reply} email={props.email} />
            ) : (
              <ReplyLink {...reply} email={props.email} />
            )}
          </section>
        </div>
        <Sorting {...props} />
        <Folded {...props} />
      </div>
    </Panel>
  )
}

/** The reasons why a message is spam, with a button that moves it to the inbox. */
function WhySpam({ whySpam, changeAction }: MessagePageProps) {
  return (
    <form className={styles.spam} method="post" action={changeAction}>
      <p>{whySpam}</p>
      <Button type="submit" name="status" value="new" isSmall>
        {labels.message.notSpam}
      </Button>
    </form>
  )
}

/** Links back, to adjacent messages and to the reply; on phones it is fixed at the bottom. */
function Bar({ back, newer, older, changeAction, reply }: MessagePageProps) {
  const { beside, markDone } = labels.message
  return (
    <div className={styles.bar}>
      <a className={styles.back} href={back.href}>
        {back.label}
      </a>
      <div className={styles.tools}>
        <form method="post" action={changeAction}>
          <Button
            type="submit"
            name="status"
            value="done"
            isSmall
            data-key={KEYS.done}
            aria-keyshortcuts={KEYS.done}
            title={KEYS.done}
          >
            {markDone}
          </Button>
        </form>
        <ButtonLink
          href={reply.kind === 'form' ? '#field-text' : reply.href}
          isSmall
          variant="main"
          title={KEYS.reply}
        >
          {labels.reply.heading}
        </ButtonLink>
        <nav className={styles.beside} aria-label={beside}>
          <Beside
            href={newer}
            keyName={KEYS.newer}
            rel="prev"
            label={labels.message.newer}
            sign="↑"
          />
          <Beside
            href={older}
            keyName={KEYS.older}
            rel="next"
            label={labels.message.older}
            sign="↓"
          />
        </nav>
      </div>
    </div>
  )
}

type BesideProps = {
  href: string | null
  keyName: string
  rel: string
  label: string
  sign: string
}

function Beside({ href, keyName, rel, label, sign }: BesideProps) {
  // A missing link keeps its space, so that the other one does not move under the thumb.
  if (href === null) {
    return (
      <span className={styles.nowhere} aria-hidden="true">
        <span>
          {sign} <span className={styles.word}>{label}</span>
        </span>
      </span>
    )
  }
  return (
    <ButtonLink
      href={href}
      rel={rel}
      isSmall
      data-key={keyName}
      aria-keyshortcuts={keyName}
      title={keyName}
    >
      <span>
        <span aria-hidden="true">{sign}</span> <span className={styles.word}>{label}</span>
      </span>
    </ButtonLink>
  )
}

function Contacts({ company, email, phone }: MessagePageProps) {
  return (
    <p className={styles.contacts}>
      {company !== null && <span>{company}</span>}
      <a href={`mailto:${email}`}>{email}</a>
      {phone !== null && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </p>
  )
}

function Letter({ subject, received, text, isSignUp, otherFields }: MessagePageProps) {
  const { noSubject, noText, signedUp, fields } = labels.message
  const heading = isSignUp ? signedUp : subject || noSubject
  return (
    <section className={styles.letter} aria-labelledby="subject">
      <div className={styles.title}>
        <h2 id="subject">{heading}</h2>
        <time className={styles.quiet} dateTime={received}>
          {longTime(received)}
        </time>
      </div>
      {(text !== null || !isSignUp) && <p className={styles.text}>{text ?? noText}</p>}
      {otherFields.length > 0 && <PairList name={fields} pairs={otherFields} />}
    </section>
  )
}

function Thread({ items }: { items: readonly ThreadItem[] }) {
  return (
    <section className={styles.thread} aria-labelledby="thread">
      <h2 id="thread">{labels.message.thread}</h2>
      <ul role="list">
        {items.map((item) => (
          <li key={item.id} className={styles.item} data-kind={item.kind}>
            <p className={styles.by}>
              <strong>{item.by}</strong>
              <time className={styles.quiet} dateTime={item.written}>
                {plainTime(item.written)}
              </time>
              {item.kind === 'reply' && (
                <span className={styles.state} data-state={item.state}>
                  {item.stateWords}
                </span>
              )}
            </p>
            <p className={styles.text}>{item.words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReplyForm(props: Extract<ReplyProps, { kind: 'form' }> & { email: string }) {
  const { action, subject, text, templates, quote, email } = props
  const words = labels.reply
  return (
    <form className={styles.form} method="post" action={action}>
      {/* The key ensures that a form sent twice sends one reply. */}
      <input type="hidden" name="key" value={randomUUID()} />
      {templates.length > 0 && (
        <fieldset className={styles.templates}>
          <legend>{words.templates}</legend>
          {templates.map((name, place) => (
            <Button
              key={name}
              type="submit"
              name="template"
              value={place}
              isSmall
              formAction={`${action}#field-text`}
              formNoValidate
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <p className={styles.quiet}>{words.to(email)}</p>
      <div className={styles.subject}>
        <label htmlFor="field-subject">{words.subject}</label>
        <input
          id="field-subject"
          type="text"
          name="subject"
          defaultValue={subject}
          maxLength={MAX_REPLY_SUBJECT_LENGTH}
          autoComplete="off"
          required
        />
      </div>
      <textarea
        id="field-text"
        name="text"
        aria-label={words.text}
        data-key={KEYS.reply}
        aria-keyshortcuts={KEYS.reply}
        rows={8}
        maxLength={MAX_REPLY_LENGTH}
        defaultValue={text}
        required
      />
      {quote !== '' && (
        <Disclosure summary={words.quote}>
          <p className={styles.quote}>{quote}</p>
        </Disclosure>
      )}
      <Button type="submit" variant="main">
        {words.send}
      </Button>
    </form>
  )
}

function ReplyLink({
  href,
  why,
  email,
}: Extract<ReplyProps, { kind: 'link' }> & { email: string }) {
  return (
    <>
      <p className={styles.quiet}>{why}</p>
      <ButtonLink id="field-text" href={href} data-key={KEYS.reply} aria-keyshortcuts={KEYS.reply}>
        {labels.reply.write(email)}
      </ButtonLink>
    </>
  )
}

function Sorting(props: MessagePageProps) {
  const { statuses, status, assignedTo, people, dueOn, changeAction, approval, retryAction } = props
  const words = labels.message
  return (
    <section className={styles.sorting} aria-labelledby="sort">
      <h2 id="sort">{words.sort}</h2>
      <form className={styles.form} method="post" action={changeAction}>
        <Field name="status" label={words.status} value={status} options={statuses} />
        <Field
          name="person"
          label={words.assign}
          value={assignedTo}
          maxLength={MAX_PERSON_LENGTH}
          suggestions={people}
        />
        <Field name="day" label={words.due} value={dueOn} type="date" />
        <TextField name="note" label={words.note} rows={3} maxLength={MAX_NOTE_LENGTH} />
        <Button type="submit">{words.save}</Button>
      </form>
      {approval !== null && (
        <div className={styles.form}>
          <p className={styles.quiet}>{words.approveHelp(approval.article)}</p>
          <ActionForm action={approval.action}>{words.approve}</ActionForm>
        </div>
      )}
      {retryAction !== null && <ActionForm action={retryAction}>{words.retry}</ActionForm>}
    </section>
  )
}

function Folded({ details, log, eraseHref }: MessagePageProps) {
  const words = labels.message
  return (
    <div className={styles.folded}>
      <Disclosure summary={words.details}>
        <PairList name={words.details} pairs={details} />
      </Disclosure>
      <Disclosure summary={words.log}>
        <ul className={styles.log} role="list">
          {log.map(({ moment, words: line }) => (
            <li key={`${moment} ${line}`}>
              <Time iso={moment} /> {line}
            </li>
          ))}
        </ul>
      </Disclosure>
      <Keyboard page="message" />
      {eraseHref !== null && (
        <p>
          <a href={eraseHref}>{words.erase}</a>
        </p>
      )}
    </div>
  )
}

function PairList({ name, pairs }: { name: string; pairs: Pairs }) {
  return (
    <dl className={styles.pairs} aria-label={name}>
      {pairs.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
