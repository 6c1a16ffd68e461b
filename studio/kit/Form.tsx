import type { ComponentProps } from 'react'
import styles from './Form.module.css'

/** Fields one below the other, and what they are sent with: by POST, unless it only asks. */
export function Form(form: ComponentProps<'form'>) {
  return <form method="post" {...form} className={styles.form} />
}
