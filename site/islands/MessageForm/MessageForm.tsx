import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ContactForm as ContactWords } from '../../../content-model/schemas/contactForm.ts'
import {
  CAPTCHA_FIELD,
  CONTACT_HONEYPOT,
  NEXT_FIELD,
  THANK_YOU_PAGE,
} from '../../../forms/fields.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx'
import { Message } from '../../components/Message/Message.tsx'
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx'
import { fillForm } from './fillForm.ts'
import styles from './MessageForm.module.css'
import { forgetWords, readWords, saveWords, type Words, wordsOf } from './savedWords.ts'
import { sendContact } from './sendContact.ts'

export type MessageFormWords = Pick<
  ContactWords,
  'button' | 'submitting' | 'success' | 'error' | 'error_sign' | 'bring_back' | 'unsent'
>

type MessageFormProps = {
  address: string
  words: MessageFormWords
  /** Id of the heading that names the form. */
  labelledBy: string
  /** Under which name the words of a failed message are kept in this tab. */
  keptAs: string
  /** The visible fields, and hidden ones of the form's own. */
  children: ReactNode
  /** Called when the visitor sends, before anything is known of the answer. */
  onSend?: () => void
}

/**
 * A form that speaks the contact service's protocol: its states, its answer and the words of a message
 * that failed. Part of the islands that bring the fields.
 */
export function MessageForm(props: MessageFormProps) {
  const { address, words, labelledBy, keptAs, children, onSend } = props
  const [submitting, setSubmitting] = useState(false)
  const [sent, setSent] = useState<boolean>()
  const [unsentWords, setUnsentWords] = useState<Words>()
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)

  // The server knows no tab, so the offer of an earlier visit comes after waking.
  useEffect(() => setUnsentWords(readWords('tab', keptAs)), [keptAs])

  // Who sends with Enter from a field far up would not see the answer.
  useEffect(() => {
    if (sent !== undefined) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [sent])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const message = new FormData(event.currentTarget)
    onSend?.()
    setSent(undefined)
    setUnsentWords(undefined)
    setSubmitting(true)
    const isSent = await sendContact(address, message)
    setSubmitting(false)
    setSent(isSent)
    if (isSent) {
      forgetWords('tab', keptAs)
    } else {
      saveWords('tab', keptAs, wordsOf(message))
      setUnsentWords(wordsOf(message))
    }
    form.current?.reset()
  }

  function bringBack(unsent: Words) {
    setUnsentWords(undefined)
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
    >
      {children}
      <div ref={answer} className={styles.answer}>
        <div role="status" className={styles.result}>
          {sent === true && <Message kind="good">{words.success}</Message>}
          {sent === false && (
            <Message kind="bad">
              {words.error_sign} {words.error}
            </Message>
          )}
        </div>
        {unsentWords && (
          <>
            {sent === undefined && <p className={styles.unsent}>{words.unsent}</p>}
            <Button kind="outline" onClick={() => bringBack(unsentWords)}>
              {words.bring_back}
            </Button>
          </>
        )}
      </div>
      <div>
        <SubmitButton words={words} submitting={submitting} ball />
      </div>
      <input type="hidden" name={CAPTCHA_FIELD} value="false" />
      <input type="hidden" name={NEXT_FIELD} value={THANK_YOU_PAGE} />
      <Honeypot name={CONTACT_HONEYPOT} />
    </form>
  )
}
