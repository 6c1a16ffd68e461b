import type { ReactNode } from 'react'
import { Form } from '../kit/Form.tsx'
import styles from './access.module.css'
import { labels } from './labels.ts'

/** Script of pages with such a form. */
export const PASSKEY_SCRIPT = 'studio/access/passkeyForms.ts'

type PasskeyFormProps = {
  kind: 'sign-in' | 'join' | 'add'
  /** Where a new key is sent, if not to the address of the page. */
  action?: string
  children: ReactNode
}

/** The form that passkeyForms.ts sends, and the place for its outcome. */
export function PasskeyForm({ kind, action, children }: PasskeyFormProps) {
  return (
    <Form action={action} data-passkey={kind}>
      {children}
      <p role="alert" className={styles.alert} />
      <noscript>{labels.signIn.noScript}</noscript>
    </Form>
  )
}
