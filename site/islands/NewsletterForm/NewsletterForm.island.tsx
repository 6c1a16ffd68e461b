import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type {
  FailureCopy,
  NewsletterForm as NewsletterCopy,
} from '../../../content-model/schemas/forms.ts'
import { NEWSLETTER_HONEYPOT } from '../../../forms/fields.ts'
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx'
import { Message } from '../../components/Message/Message.tsx'
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx'
import { FailureMessage } from '../FormFailure/FailureMessage.tsx'
import { useFieldErrors } from '../FormFailure/useFieldErrors.ts'
import { FormToken } from '../FormToken/FormToken.tsx'
import styles from './NewsletterForm.module.css'
import { type NewsletterResult, sendNewsletter } from './sendNewsletter.ts'

type NewsletterFormProps = {
  address: string
  /** Where the form asks for its token; none where it goes to a third party. */
  tokenAddress?: string | undefined
  copy: NewsletterCopy
  failureCopy: FailureCopy
}

const FIELD_ID = 'newsletter-email'
const ERROR_ID = 'newsletter-email-error'

/**
 * The newsletter's one field. An island because its three states are seen: waiting, submitting, answered.
 * Until it hydrates, and without script, the same form posts natively and the receiver leads to /thank-you.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { address, tokenAddress, copy, failureCopy } = props
  const [submitting, setSubmitting] = useState(false)
  const [result, setResult] = useState<NewsletterResult>()
  const { fieldErrors, markFields, unmarkField } = useFieldErrors()
  const { email: error } = fieldErrors
  const answerPart = useRef<HTMLDivElement>(null)

  // The form stands at the window's foot, where a long answer would begin out of sight.
  useEffect(() => {
    if (result) answerPart.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const form = event.currentTarget
    setResult(undefined)
    markFields(form, {})
    setSubmitting(true)
    const answer = await sendNewsletter(address, new FormData(form), copy, {
      copy: failureCopy,
      fieldLabels: { email: copy.label },
      locale: document.documentElement.lang,
    })
    setSubmitting(false)
    setResult(answer)
    if (answer.kind === 'success') form.reset()
    else if (answer.failure) markFields(form, answer.failure.fieldErrors)
  }

  return (
    <form
      className={styles.form}
      action={address}
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      onInput={unmarkField}
    >
      <label className={styles.heading} htmlFor={FIELD_ID}>
        {copy.heading}
        <span className="visually-hidden">: {copy.label}</span>
      </label>
      <div className={styles.line}>
        <input
          className={styles.field}
          id={FIELD_ID}
          type="email"
          name="email"
          placeholder={copy.placeholder}
          autoComplete="email"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && ERROR_ID}
        />
        <SubmitButton size="small" labels={copy} submitting={submitting} />
      </div>
      {error && (
        <p className={styles.error} id={ERROR_ID}>
          {error}
        </p>
      )}
      <Honeypot name={NEWSLETTER_HONEYPOT} />
      {tokenAddress && <FormToken address={tokenAddress} />}
      <div ref={answerPart} role="status" className={styles.result}>
        {result?.kind === 'success' && <Message variant="good">{result.message}</Message>}
        {result?.kind === 'error' && (
          <FailureMessage line={result.message} reason={result.failure?.reason} />
        )}
      </div>
    </form>
  )
}
