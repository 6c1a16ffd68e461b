import type { MailingProgress } from '../../../../core/subscribers/mailings.ts'
import { pluralise } from '../../../../server/text.ts'
import { Button } from '../../../kit/Button.tsx'
import { Disclosure } from '../../../kit/Disclosure.tsx'
import { Field } from '../../../kit/Field.tsx'
import { Flash } from '../../../kit/Flash.tsx'
import { Form } from '../../../kit/Form.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { labels } from './labels.ts'
import styles from './MailingPage.module.css'
import { Fact, Facts, Progress } from './parts.tsx'

export type MailingPageProps = {
  done: string | null
  title: string
  /** Path of the article. */
  path: string
  from: string
  /** Address of the mail's HTML. */
  mailHref: string
  text: string
  testAddress: string
  hasSubscribers: boolean
  /** Number of confirmed subscribers to whom the article was not sent yet. */
  unsentSubscribers: number
  /** Null if the article was not sent to anybody yet. */
  progress: MailingProgress | null
  /** Address of the page on which the progress updates itself. */
  progressHref: string
}

/** An article as a mail to subscribers, with forms for a test and for the mailing. */
export function MailingPage(props: MailingPageProps) {
  const { done, title, path, from, mailHref, text, testAddress, progress } = props
  const subscribers = pluralise(props.unsentSubscribers, 'subscriber')
  return (
    <Panel heading={title}>
      <Flash sentence={done} />
      <p>
        <a href="/subscribers/send">{labels.all}</a>
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
        <Fact
          label={labels.unsentSubscribers}
          value={props.unsentSubscribers.toLocaleString('en-GB')}
        />
      </Facts>
      <iframe className={styles.mail} title={labels.frame} src={mailHref} sandbox="" />
      <Disclosure summary={labels.text}>
        <pre className={styles.text}>{text}</pre>
      </Disclosure>
      <h2>{labels.test}</h2>
      <Form action="/subscribers/send/test">
        <input type="hidden" name="article" value={path} />
        <Field name="email" label={labels.testAddress} value={testAddress} isRequired />
        <Button type="submit">{labels.sendTest}</Button>
      </Form>
      <h2>{labels.send}</h2>
      {props.unsentSubscribers === 0 ? (
        <p>{props.hasSubscribers ? labels.everybody : labels.nobody}</p>
      ) : (
        <Form action="/subscribers/send">
          <input type="hidden" name="article" value={path} />
          <Field
            name="sure"
            label={labels.ask(subscribers)}
            help={labels.receiver}
            value=""
            isRequired
          />
          <Button type="submit" variant="main">
            {labels.sendAll(subscribers)}
          </Button>
        </Form>
      )}
    </Panel>
  )
}
