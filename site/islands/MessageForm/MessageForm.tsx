import type { ReactNode } from 'react'
import type { ContactForm } from '../../../content-model/schemas/forms.ts'
import { CAPTCHA_FIELD, CONTACT_HONEYPOT, NEXT_FIELD } from '../../../forms/fields.ts'
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx'
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx'
import type { FormLanguage } from '../../lib/formLanguage.ts'
import { LanguageField } from '../FormSending/LanguageField.tsx'
import styles from './MessageForm.module.css'

type MessageFormProps = {
  address: string
  language: FormLanguage
  labels: Pick<ContactForm, 'button' | 'submitting'>
  /** Id of the heading that names the form. */
  labelledBy: string
  /** The fields, including the form's own hidden ones. */
  fields: ReactNode
  /** The island that shows the response. */
  children: ReactNode
}

/**
 * A form that follows the contact service's protocol. Until its island hydrates, and without script, it posts natively
 * and the receiver redirects to /thank-you.
 */
export function MessageForm(props: MessageFormProps) {
  const { address, language, labels, labelledBy, fields, children } = props
  return (
    <form
      className={styles.form}
      action={address}
      method="post"
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
    >
      {fields}
      <input type="hidden" name={CAPTCHA_FIELD} value="false" />
      <input type="hidden" name={NEXT_FIELD} value={language.next} />
      <LanguageField {...language} />
      <Honeypot name={CONTACT_HONEYPOT} />
      {children}
      <div>
        <SubmitButton labels={labels} ball />
      </div>
    </form>
  )
}
