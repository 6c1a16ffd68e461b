import type { ReactNode } from 'react'
import type { ContactForm, ReplyForm as ReplyCopy } from '../../../content-model/schemas/forms.ts'
import { MAX_LENGTHS } from '../../../forms/fields.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { FieldGrid } from '../../components/Field/FieldGrid.tsx'
import { TextArea } from '../../components/Field/TextArea.tsx'
import type { FormLanguage } from '../../lib/formLanguage.ts'
import { MessageForm } from './MessageForm.tsx'
import styles from './ReplyForm.module.css'

const MAX_WEBSITE_LENGTH = 200

type ReplyFormProps = {
  address: string
  language: FormLanguage
  copy: ReplyCopy
  /** The button's label while the reply is being sent. */
  submitting: ContactForm['submitting']
  /** 'Reply to:' and the article's title. */
  subject: string
  requiredLabel: string
  /** The island that shows the response. */
  children: ReactNode
}

/** 'Leave a Reply' below an article: sent and answered like a message. The browser can store the sender's details. */
export function ReplyForm(props: ReplyFormProps) {
  const { address, language, copy, submitting, subject, requiredLabel, children } = props
  const { labels } = copy
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
        language={language}
        labels={{ button: copy.button, submitting }}
        labelledBy="reply-heading"
        fields={
          <>
            <FieldGrid>
              <Field
                label={labels.name}
                name="name"
                autoComplete="name"
                maxLength={MAX_LENGTHS.name}
                requiredLabel={requiredLabel}
              />
              <Field
                label={labels.email}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={MAX_LENGTHS.email}
                requiredLabel={requiredLabel}
              />
            </FieldGrid>
            <Field
              label={labels.website}
              name="website"
              inputMode="url"
              autoComplete="url"
              maxLength={MAX_WEBSITE_LENGTH}
            />
            <TextArea
              label={labels.comments}
              name="comments"
              maxLength={MAX_LENGTHS.comments}
              requiredLabel={requiredLabel}
            />
            {/* No name: the choice stays in this browser and is not sent. */}
            <div className={styles.saves}>
              <Checkbox data-saves-details>{labels.save_details}</Checkbox>
            </div>
            <p className={styles.note}>{copy.read_first}</p>
            <input type="hidden" name="subject" value={subject} />
          </>
        }
      >
        {children}
      </MessageForm>
    </section>
  )
}
