import type { ReactNode } from 'react'
import { Form } from '../kit/Form.tsx'
import styles from './access.module.css'
import { labels } from './labels.ts'

/** Script of pages that show a passkey form. */
export const PASSKEY_SCRIPT = 'studio/access/passkeyForms.ts'

type PasskeyFormProps = {
  kind: 'sign-in' | 'join' | 'add'
  /** Submit address, if not the address of the page. */
  action?: string
  children: ReactNode
}

/** A form that passkeyForms.ts submits, with an alert for the outcome. */
export function PasskeyForm({ kind, action, children }: PasskeyFormProps) {
  return (
    <Form action={action} data-passkey={kind}>
      {children}
      <p role="alert" className={styles.alert} />
      <noscript>{labels.signIn.noScript}</noscript>
    </Form>
  )
}
