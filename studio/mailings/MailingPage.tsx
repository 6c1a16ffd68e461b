import { pluralise } from '../../receiver/src/inbox/text.ts'
import type { MailingProgress } from '../../receiver/src/readers/mailings.ts'
import { Done } from '../inbox/parts.tsx'
import { Field } from '../pages/Field.tsx'
import { Fold } from '../pages/Fold.tsx'
import { Form } from '../pages/Form.tsx'
import { Sheet } from '../pages/Sheet.tsx'
import { Button } from '../ui/Button.tsx'
import { labels } from './labels.ts'
import styles from './MailingPage.module.css'
import { Fact, Facts, Progress } from './parts.tsx'

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
  /** Where the progress renews itself. */
  progressHref: string
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
      {progress && (
        <section className={styles.progress} aria-labelledby="progress">
          <h2 id="progress">{labels.progress}</h2>
          <Progress progress={progress} />
          <a href={props.progressHref}>{labels.watch}</a>
        </section>
      )}
      <h2>{labels.mail}</h2>
      <Facts>
        <Fact label={labels.subject} value={title} />
        <Fact label={labels.from} value={from} />
        <Fact label={labels.unsentReaders} value={props.unsentReaders.toLocaleString('en-GB')} />
      </Facts>
      <iframe className={styles.mail} title={labels.frame} src={mailHref} sandbox="" />
      <Fold summary={labels.text}>
        <pre className={styles.text}>{text}</pre>
      </Fold>
      <h2>{labels.test}</h2>
      <Form action="/readers/send/test">
        <input type="hidden" name="article" value={path} />
        <Field name="email" label={labels.testAddress} value={testAddress} isRequired />
        <Button type="submit">{labels.sendTest}</Button>
      </Form>
      <h2>{labels.send}</h2>
      {props.unsentReaders === 0 ? (
        <p>{props.hasReaders ? labels.everybody : labels.nobody}</p>
      ) : (
        <Form action="/readers/send">
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
        </Form>
      )}
    </Sheet>
  )
}
