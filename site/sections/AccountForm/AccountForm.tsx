import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Field } from '../../components/Field/Field.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import layout from '../../styles/layout.module.css'
import styles from './AccountForm.module.css'

export type AccountFormProps = SectionProps<'account-form'> & {
  heading: string
  phone: Brand['phone']
  picture: PreparedPicture | undefined
}

/** The password's `autocomplete` value, for password managers. */
const PASSWORD_KINDS = { login: 'current-password', register: 'new-password' } as const

const ANSWER_ID = 'not-open'

/**
 * The form to log in or register, as long as there are no accounts. The fields have no names, so nothing can be sent:
 * submitting leads to an answer on this page, which is shown as the URL's target.
 */
export function AccountForm({ id, heading, copy, phone, picture }: AccountFormProps) {
  const { variant, labels, button, not_open: answer, other, beside } = copy
  return (
    <section className={`section ${styles.section}`} aria-labelledby={`${id}-heading`}>
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <div className={styles.card}>
          <h1 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h1>
          <div id={ANSWER_ID} className={styles.answer} tabIndex={-1}>
            <h2 className={styles.answerHeading}>{answer.heading}</h2>
            <p>{answer.text}</p>
            <div className={styles.ways}>
              <ActionLink action={answer.action} size="small" />
              <TextLink href={`tel:${phone.number}`}>{phone.display}</TextLink>
            </div>
          </div>
          <form className={styles.form} action={`#${ANSWER_ID}`} method="get">
            <Field
              label={labels.username}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Field label={labels.password} type="password" autoComplete={PASSWORD_KINDS[variant]} />
            <Checkbox>{labels.remember}</Checkbox>
            <Button type="submit" wide>
              {button}
            </Button>
          </form>
          <p className={styles.other}>
            {other.text} <TextLink href={other.action.path}>{other.action.label}</TextLink>
          </p>
        </div>
        {picture && (
          <div className={styles.beside} data-swatch={beside?.swatch} data-focus={beside?.focus}>
            <Picture picture={picture} className={layout.cover} first />
          </div>
        )}
      </div>
    </section>
  )
}
