import { type SubmitEvent, useState } from 'react'
import type { NewsletterForm as NewsletterWords } from '../../../content-model/schemas/newsletterForm.ts'
import { NEWSLETTER_HONEYPOT } from '../../../forms/fields.ts'
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx'
import { Message } from '../../components/Message/Message.tsx'
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx'
import styles from './NewsletterForm.module.css'
import { type NewsletterResult, sendNewsletter } from './sendNewsletter.ts'

type NewsletterFormProps = { address: string; words: NewsletterWords }

/**
 * The newsletter's one field. An island because its three states are seen: waiting, submitting, answered.
 * Until it wakes, and without script, the same form posts natively and the receiver leads to /thank-you.
 */
export function NewsletterForm({ address, words }: NewsletterFormProps) {
  const [submitting, setSubmitting] = useState(false)
  const [result, setResult] = useState<NewsletterResult>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const form = event.currentTarget
    setResult(undefined)
    setSubmitting(true)
    const answer = await sendNewsletter(address, new FormData(form), words)
    setSubmitting(false)
    setResult(answer)
    if (answer.kind === 'success') form.reset()
  }

  return (
    <form
      className={styles.form}
      action={address}
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
    >
      <label className={styles.heading} htmlFor="newsletter-email">
        {words.heading}
        <span className="visually-hidden">: {words.label}</span>
      </label>
      <div className={styles.line}>
        <input
          className={styles.field}
          id="newsletter-email"
          type="email"
          name="email"
          placeholder={words.placeholder}
          autoComplete="email"
          required
        />
        <SubmitButton size="small" words={words} submitting={submitting} />
      </div>
      <Honeypot name={NEWSLETTER_HONEYPOT} />
      <div role="status" className={styles.result}>
        {result && (
          <Message kind={result.kind === 'success' ? 'good' : 'bad'}>{result.message}</Message>
        )}
      </div>
    </form>
  )
}
