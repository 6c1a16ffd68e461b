import type { ComponentProps } from 'react'
import styles from './Form.module.css'

/** A form with its fields in one column. It posts by default; a `method` overrides that. */
export function Form(form: ComponentProps<'form'>) {
  return <form method="post" {...form} className={styles.form} />
}
