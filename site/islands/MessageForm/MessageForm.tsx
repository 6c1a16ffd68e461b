import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type {
  ContactForm as ContactCopy,
  FailureCopy,
} from '../../../content-model/schemas/forms.ts'
import {
  CAPTCHA_FIELD,
  CONTACT_HONEYPOT,
  NEXT_FIELD,
  THANK_YOU_PAGE,
} from '../../../forms/fields.ts'
import { Button } from '../../components/Button/Button.tsx'
import { FieldErrors } from '../../components/Field/FieldFrame.tsx'
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx'
import { Message } from '../../components/Message/Message.tsx'
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx'
import { FailureMessage } from '../FormFailure/FailureMessage.tsx'
import type { FormFailure } from '../FormFailure/readFailure.ts'
import { useFieldErrors } from '../FormFailure/useFieldErrors.ts'
import { FormToken } from '../FormToken/FormToken.tsx'
import { fillForm } from './fillForm.ts'
import styles from './MessageForm.module.css'
import { type FormValues, forgetValues, readValues, saveValues, valuesOf } from './savedValues.ts'
import { sendContact } from './sendContact.ts'

export type MessageFormCopy = Pick<
  ContactCopy,
  'button' | 'submitting' | 'success' | 'error' | 'error_sign' | 'bring_back' | 'unsent'
>

type MessageFormProps = {
  address: string
  /** Where the form asks for its token; none where it goes to a third party. */
  tokenAddress?: string | undefined
  copy: MessageFormCopy
  failureCopy: FailureCopy
  /** The visible fields: their labels, by their names. */
  fieldLabels: Readonly<Record<string, string>>
  /** Id of the heading that names the form. */
  labelledBy: string
  /** Under which name the words of a failed message are kept in this tab. */
  keptAs: string
  /** The fields, hidden ones of the form's own among them. */
  children: ReactNode
  /** Called before the form is emptied; what it sets as default values stands there afterwards. */
  beforeReset?: () => void
}

/**
 * A form that speaks the contact service's protocol: its states, its answer and the words of a message
 * that failed. Part of the islands that bring the fields.
 */
export function MessageForm(props: MessageFormProps) {
  const { address, tokenAddress, copy, failureCopy, fieldLabels, labelledBy, keptAs } = props
  const { children, beforeReset } = props
  const [submitting, setSubmitting] = useState(false)
  const [answer, setAnswer] = useState<'sent' | FormFailure>()
  const { fieldErrors, markFields, unmarkField } = useFieldErrors()
  const [unsentValues, setUnsentValues] = useState<FormValues>()
  const form = useRef<HTMLFormElement>(null)
  const answerPart = useRef<HTMLDivElement>(null)

  // The server knows no tab, so the offer of an earlier visit comes after hydration.
  useEffect(() => setUnsentValues(readValues('tab', keptAs)), [keptAs])

  // Who sends with Enter from a field far up would not see the answer.
  useEffect(() => {
    if (answer !== undefined) answerPart.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const sentForm = event.currentTarget
    const message = new FormData(sentForm)
    setAnswer(undefined)
    setUnsentValues(undefined)
    markFields(sentForm, {})
    setSubmitting(true)
    const failure = await sendContact(address, message, {
      copy: failureCopy,
      fieldLabels,
      locale: document.documentElement.lang,
    })
    setSubmitting(false)
    setAnswer(failure ?? 'sent')
    if (failure) saveValues('tab', keptAs, valuesOf(message))
    else forgetValues('tab', keptAs)
    if (failure && Object.keys(failure.fieldErrors).length > 0) {
      markFields(sentForm, failure.fieldErrors)
    } else {
      if (failure) setUnsentValues(valuesOf(message))
      flushSync(() => beforeReset?.())
      sentForm.reset()
    }
  }

  function bringBack(unsent: FormValues) {
    setUnsentValues(undefined)
    if (form.current) fillForm(form.current, unsent)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action={address}
      method="post"
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      onSubmit={submit}
      onInput={unmarkField}
    >
      <FieldErrors value={fieldErrors}>{children}</FieldErrors>
      <div ref={answerPart} className={styles.answer}>
        <div role="status" className={styles.result}>
          {answer === 'sent' && <Message variant="good">{copy.success}</Message>}
          {answer !== undefined && answer !== 'sent' && (
            <FailureMessage line={`${copy.error_sign} ${copy.error}`} reason={answer.reason} />
          )}
        </div>
        {unsentValues && (
          <>
            {answer === undefined && <p className={styles.unsent}>{copy.unsent}</p>}
            <Button variant="outline" onClick={() => bringBack(unsentValues)}>
              {copy.bring_back}
            </Button>
          </>
        )}
      </div>
      <div>
        <SubmitButton labels={copy} submitting={submitting} ball />
      </div>
      <input type="hidden" name={CAPTCHA_FIELD} value="false" />
      <input type="hidden" name={NEXT_FIELD} value={THANK_YOU_PAGE} />
      <Honeypot name={CONTACT_HONEYPOT} />
      {tokenAddress && <FormToken address={tokenAddress} />}
    </form>
  )
}
