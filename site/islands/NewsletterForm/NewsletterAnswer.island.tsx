import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FailureCopy, NewsletterForm } from '../../../content-model/schemas/forms.ts'
import { Message } from '../../components/Message/Message.tsx'
import { FailureMessage } from '../FormSending/FailureMessage.tsx'
import { useSending } from '../FormSending/useSending.ts'
import { FormToken } from '../FormToken/FormToken.tsx'
import styles from './NewsletterForm.module.css'
import { type NewsletterResult, sendNewsletter } from './sendNewsletter.ts'

type NewsletterAnswerProps = {
  address: string
  /** URL of the form's token; undefined if the form posts to a third party. */
  tokenAddress?: string | undefined
  copy: Pick<NewsletterForm, 'label' | 'success' | 'error_prefix' | 'network_error'>
  failureCopy: FailureCopy
}

/** Inside the form: the response of the newsletter service. An island because it appears without a page load. */
export function NewsletterAnswer(props: NewsletterAnswerProps) {
  const { address, tokenAddress, copy, failureCopy } = props
  const [result, setResult] = useState<NewsletterResult>()
  const part = useRef<HTMLDivElement>(null)

  useSending(part, async (form) => {
    setResult(undefined)
    const sent = new FormData(form)
    const answer = await sendNewsletter(address, sent, copy, {
      copy: failureCopy,
      fieldLabels: { email: copy.label },
      locale: document.documentElement.lang,
    })
    flushSync(() => setResult(answer))
    // The form is at the bottom of the window, where a long response would begin out of view.
    part.current?.scrollIntoView({ block: 'nearest' })
    if (answer.kind === 'error') return answer.failure?.fieldErrors ?? {}
    // The visitor may have typed another address in the meantime.
    if (new FormData(form).get('email') === sent.get('email')) form.reset()
    return {}
  })

  return (
    <>
      {tokenAddress && <FormToken address={tokenAddress} />}
      <div ref={part} role="status" className={styles.result}>
        {result?.kind === 'success' && <Message variant="good">{result.message}</Message>}
        {result?.kind === 'error' && (
          <FailureMessage line={result.message} reason={result.failure?.reason} />
        )}
      </div>
    </>
  )
}
