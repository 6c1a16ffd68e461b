import type { ReactNode } from 'react'
import { pluralise } from '../../receiver/src/inbox/text.ts'
import type { MailingProgress } from '../../receiver/src/readers/mailings.ts'
import { labels as inboxLabels } from '../inbox/labels.ts'
import { Act, Done } from '../inbox/parts.tsx'
import { Field } from '../pages/Field.tsx'
import { Fold } from '../pages/Fold.tsx'
import { Sheet } from '../pages/Sheet.tsx'
import { Time } from '../pages/Time.tsx'
import { Button } from '../ui/Button.tsx'
import { labels } from './labels.ts'
import styles from './MailingPage.module.css'

export type MailingPageProps = {
  done: string | null
  title: string
  /** Of the article. */
  path: string
  from: string
  /** Where the mail lies as HTML. */
  mailHref: string
  text: string
  testAddress: string
  hasReaders: boolean
  /** Confirmed readers to whom it was not sent yet. */
  unsentReaders: number
  /** Null where it was not sent to anybody yet. */
  progress: MailingProgress | null
}

/** An article as the readers' mail, with a test and the way to send it to them all. */
export function MailingPage(props: MailingPageProps) {
  const { done, title, path, from, mailHref, text, testAddress, progress } = props
  const readers = pluralise(props.unsentReaders, 'reader')
  return (
    <Sheet heading={title}>
      <Done sentence={done} />
      <p>
        <a href="/readers/send">{labels.all}</a>
      </p>
      {progress && <Progress progress={progress} path={path} />}
      <h2>{labels.mail}</h2>
      <dl className={styles.facts}>
        <Fact label={labels.subject} value={title} />
        <Fact label={labels.from} value={from} />
        <Fact label={labels.unsentReaders} value={props.unsentReaders.toLocaleString('en-GB')} />
      </dl>
      <iframe className={styles.mail} title={labels.frame} src={mailHref} sandbox="" />
      <Fold summary={labels.text}>
        <pre className={styles.text}>{text}</pre>
      </Fold>
      <h2>{labels.test}</h2>
      <form className={styles.form} method="post" action="/readers/send/test">
        <input type="hidden" name="article" value={path} />
        <Field name="email" label={labels.testAddress} value={testAddress} isRequired />
        <Button type="submit">{labels.sendTest}</Button>
      </form>
      <h2>{labels.send}</h2>
      {props.unsentReaders === 0 ? (
        <p>{props.hasReaders ? labels.everybody : labels.nobody}</p>
      ) : (
        <form className={styles.form} method="post" action="/readers/send">
          <input type="hidden" name="article" value={path} />
          <Field
            name="sure"
            label={labels.ask(readers)}
            help={labels.receiver}
            value=""
            isRequired
          />
          <Button type="submit" variant="main">
            {labels.sendAll(readers)}
          </Button>
        </form>
      )}
    </Sheet>
  )
}

function Progress({ progress, path }: { progress: MailingProgress; path: string }) {
  const { startedAt, ...counts } = progress
  return (
    <section className={styles.progress} aria-labelledby="progress">
      <h2 id="progress">{labels.progress}</h2>
      <dl className={styles.facts}>
        <Fact label={labels.since} value={<Time iso={startedAt} />} />
        {Object.entries(counts).map(([name, count]) => (
          <Fact
            key={name}
            label={labels.counts[name as keyof typeof counts]}
            value={count.toLocaleString('en-GB')}
          />
        ))}
      </dl>
      <p>
        <a href={`/readers/send?${new URLSearchParams({ article: path })}`}>{labels.again}</a>
      </p>
      {progress.dead > 0 && <Act action="/inbox/retry">{inboxLabels.list.retryAll}</Act>}
    </section>
  )
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
