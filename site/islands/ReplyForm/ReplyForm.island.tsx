import { useEffect, useRef, useState } from 'react'
import type { FailureCopy, ReplyForm as ReplyCopy } from '../../../content-model/schemas/forms.ts'
import { MAX_LENGTHS } from '../../../forms/fields.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { FieldGrid } from '../../components/Field/FieldGrid.tsx'
import { TextArea } from '../../components/Field/TextArea.tsx'
import { MessageForm, type MessageFormCopy } from '../MessageForm/MessageForm.tsx'
import {
  type FormValues,
  forgetValues,
  readValues,
  saveValues,
} from '../MessageForm/savedValues.ts'
import styles from './ReplyForm.module.css'

const DETAILS = ['name', 'email', 'website'] as const
const DETAILS_KEPT_AS = 'reply-details'
const MAX_WEBSITE_LENGTH = 200

type ReplyFormProps = {
  address: string
  tokenAddress?: string | undefined
  copy: ReplyCopy
  /** The contact form's: a reply is sent and answered as a message is. */
  messageCopy: Omit<MessageFormCopy, 'button'>
  failureCopy: FailureCopy
  /** 'Reply to:' and the article's title. */
  subject: string
  requiredLabel: string
}

/**
 * 'Leave a Reply' below an article. An island because its states are seen, and because it remembers who
 * writes. Until it hydrates, and without script, it posts natively and the receiver leads to /thank-you.
 */
export function ReplyForm(props: ReplyFormProps) {
  const { address, tokenAddress, copy, messageCopy, failureCopy, subject, requiredLabel } = props
  const { save_details, ...labels } = copy.labels
  const [details, setDetails] = useState<FormValues>()
  const savesDetails = useRef<HTMLInputElement>(null)

  // The server knows no browser, so what was saved comes after hydration.
  useEffect(() => {
    const saved = readValues('browser', DETAILS_KEPT_AS)
    setDetails(saved)
    if (saved && savesDetails.current) savesDetails.current.checked = true
  }, [])

  function saveOrForgetDetails() {
    const form = savesDetails.current?.form
    if (!form) return
    const message = new FormData(form)
    const written = Object.fromEntries(DETAILS.map((name) => [name, String(message.get(name))]))
    if (savesDetails.current?.checked) {
      saveValues('browser', DETAILS_KEPT_AS, written)
      setDetails(written)
    } else {
      forgetValues('browser', DETAILS_KEPT_AS)
      setDetails(undefined)
    }
  }

  return (
    <section className={styles.reply} aria-labelledby="reply-heading">
      <h2 id="reply-heading" className={styles.heading}>
        {copy.heading}
      </h2>
      <p className={styles.note}>
        {copy.email_note} {copy.required_note}
      </p>
      <MessageForm
        address={address}
        tokenAddress={tokenAddress}
        copy={{ ...messageCopy, button: copy.button }}
        failureCopy={failureCopy}
        fieldLabels={labels}
        labelledBy="reply-heading"
        keptAs={`unsent-${subject}`}
        beforeReset={saveOrForgetDetails}
      >
        <FieldGrid>
          <Field
            label={labels.name}
            name="name"
            autoComplete="name"
            maxLength={MAX_LENGTHS.name}
            defaultValue={details?.name}
            requiredLabel={requiredLabel}
          />
          <Field
            label={labels.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={MAX_LENGTHS.email}
            defaultValue={details?.email}
            requiredLabel={requiredLabel}
          />
        </FieldGrid>
        <Field
          label={labels.website}
          name="website"
          inputMode="url"
          autoComplete="url"
          maxLength={MAX_WEBSITE_LENGTH}
          defaultValue={details?.website}
        />
        <TextArea
          label={labels.comments}
          name="comments"
          maxLength={MAX_LENGTHS.comments}
          requiredLabel={requiredLabel}
        />
        {/* No name: it says what this browser does, and nobody else is told. */}
        <div className={styles.saves}>
          <Checkbox ref={savesDetails} defaultChecked={details !== undefined}>
            {save_details}
          </Checkbox>
        </div>
        <p className={styles.note}>{copy.read_first}</p>
        <input type="hidden" name="subject" value={subject} />
      </MessageForm>
    </section>
  )
}
