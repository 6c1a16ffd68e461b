import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContactForm, FailureCopy } from '../../../content-model/schemas/forms.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Message } from '../../components/Message/Message.tsx'
import { FailureMessage } from '../FormSending/FailureMessage.tsx'
import type { FormFailure } from '../FormSending/readFailure.ts'
import { useSending } from '../FormSending/useSending.ts'
import { FormToken } from '../FormToken/FormToken.tsx'
import { fillForm } from './fillForm.ts'
import styles from './MessageForm.module.css'
import { saveOrForgetDetails, showSavedDetails } from './savedDetails.ts'
import { type FormValues, forgetValues, readValues, saveValues, valuesOf } from './savedValues.ts'
import { sendContact } from './sendContact.ts'

export type MessageAnswerProps = {
  address: string
  /** URL of the form's token; undefined if the form posts to a third party. */
  tokenAddress?: string | undefined
  copy: Pick<ContactForm, 'success' | 'error' | 'error_sign' | 'bring_back' | 'unsent'>
  failureCopy: FailureCopy
  /** Labels of the visible fields, by field name. */
  fieldLabels: Readonly<Record<string, string>>
  /** Storage key for the text of a failed message in this tab. */
  keptAs: string
}

/**
 * Inside the form: the response to a message, and the text of a message that failed. An island because both appear
 * without a page load.
 */
export function MessageAnswer(props: MessageAnswerProps) {
  const { address, tokenAddress, copy, failureCopy, fieldLabels, keptAs } = props
  const [answer, setAnswer] = useState<'sent' | FormFailure>()
  const [unsentValues, setUnsentValues] = useState<FormValues>()
  const part = useRef<HTMLDivElement>(null)

  // The server cannot read the tab's storage, so stored text appears after hydration.
  useEffect(() => {
    setUnsentValues(readValues('tab', keptAs))
    const form = part.current?.closest('form')
    if (form) showSavedDetails(form)
  }, [keptAs])

  useSending(part, async (form) => {
    const message = new FormData(form)
    setAnswer(undefined)
    setUnsentValues(undefined)
    const failure = await sendContact(address, message, {
      copy: failureCopy,
      fieldLabels,
      locale: document.documentElement.lang,
    })
    // The visitor may have continued to type.
    const values = valuesOf(new FormData(form))
    const isAsSent = JSON.stringify(values) === JSON.stringify(valuesOf(message))
    if (failure) saveValues('tab', keptAs, values)
    else forgetValues('tab', keptAs)
    const fieldErrors = failure?.fieldErrors ?? {}
    const isMarked = Object.keys(fieldErrors).length > 0
    flushSync(() => {
      setAnswer(failure ?? 'sent')
      if (failure && !isMarked) setUnsentValues(values)
    })
    // A visitor who presses Enter in a field far up would not see the response.
    part.current?.scrollIntoView({ block: 'nearest' })
    if (!isMarked) {
      saveOrForgetDetails(form)
      if (failure || isAsSent) form.reset()
    }
    return fieldErrors
  })

  function bringBack(unsent: FormValues) {
    setUnsentValues(undefined)
    const form = part.current?.closest('form')
    if (form) fillForm(form, unsent)
  }

  return (
    <>
      <div ref={part} className={styles.answer}>
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
      {tokenAddress && <FormToken address={tokenAddress} />}
    </>
  )
}
