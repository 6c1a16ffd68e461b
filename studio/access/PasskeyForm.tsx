import type { ReactNode } from 'react'
import styles from './access.module.css'
import { labels } from './labels.ts'

type PasskeyFormProps = { kind: 'sign-in' | 'join'; children: ReactNode }

/** What passkeyForms.ts sends, and where it says what came of it. */
export function PasskeyForm({ kind, children }: PasskeyFormProps) {
  return (
    <form className={styles.form} method="post" data-passkey={kind}>
      {children}
      <p role="alert" className={styles.alert} />
      <noscript>{labels.signIn.noScript}</noscript>
    </form>
  )
}
