import type { ReactNode } from 'react'
import type { NewsletterForm as NewsletterCopy } from '../../../content-model/schemas/forms.ts'
import { NEWSLETTER_HONEYPOT } from '../../../forms/fields.ts'
import { errorId } from '../../components/Field/FieldFrame.tsx'
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx'
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx'
import type { FormLanguage } from '../../lib/formLanguage.ts'
import { LanguageField } from '../FormSending/LanguageField.tsx'
import styles from './NewsletterForm.module.css'

type NewsletterFormProps = {
  address: string
  language: FormLanguage
  copy: NewsletterCopy
  /** The island that shows the response. */
  children: ReactNode
}

const FIELD_ID = 'newsletter-email'

/** The newsletter's form with its one field. Until its island hydrates, and without script, it posts natively. */
export function NewsletterForm({ address, language, copy, children }: NewsletterFormProps) {
  return (
    <form className={styles.form} action={address} method="post" encType="multipart/form-data">
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
          aria-describedby={errorId(FIELD_ID)}
        />
        <SubmitButton size="small" labels={copy} />
      </div>
      <p className={styles.error} id={errorId(FIELD_ID)} />
      <Honeypot name={NEWSLETTER_HONEYPOT} />
      <LanguageField {...language} />
      {children}
    </form>
  )
}
