import type { ReactNode } from 'react'
import type { ContactForm as ContactCopy } from '../../../content-model/schemas/forms.ts'
import { MAX_LENGTHS } from '../../../forms/fields.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { FieldGrid } from '../../components/Field/FieldGrid.tsx'
import { TextArea } from '../../components/Field/TextArea.tsx'
import type { FormLanguage } from '../../lib/formLanguage.ts'
import { MessageForm } from './MessageForm.tsx'

type ContactFormProps = {
  address: string
  language: FormLanguage
  copy: ContactCopy
  requiredLabel: string
  /** The subject of every message, if the page sets one; visitors then have no subject field. */
  subject?: string | undefined
  /** Id of the heading that names the form. */
  labelledBy: string
  /** The island that shows the response. */
  children: ReactNode
}

/** The contact form. */
export function ContactForm(props: ContactFormProps) {
  const { address, language, copy, requiredLabel, subject, labelledBy, children } = props
  const { labels, terms_link: link } = copy
  const [beforeLink, afterLink] = labels.terms.split(link.label)
  return (
    <MessageForm
      address={address}
      language={language}
      labels={copy}
      labelledBy={labelledBy}
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
            <Field
              label={labels.phone}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={MAX_LENGTHS.phone}
            />
            {subject === undefined && (
              <Field
                label={labels.subject}
                name="subject"
                maxLength={MAX_LENGTHS.subject}
                requiredLabel={requiredLabel}
              />
            )}
          </FieldGrid>
          <TextArea
            label={labels.comments}
            name="comments"
            maxLength={MAX_LENGTHS.comments}
            requiredLabel={requiredLabel}
          />
          {subject !== undefined && <input type="hidden" name="subject" value={subject} />}
          {/* No name: the box only enables sending, and is not a field of the API. */}
          <Checkbox requiredLabel={requiredLabel}>
            {beforeLink}
            <a href={link.path}>{link.label}</a>
            {afterLink}
          </Checkbox>
        </>
      }
    >
      {children}
    </MessageForm>
  )
}
