import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { RequiredMark } from './RequiredMark.tsx'

export type FieldLabels = {
  label: string
  /** The word for 'required'. Given, the browser lets nobody leave the field empty. */
  requiredLabel?: string
  /** A sentence below the control that describes it. */
  note?: string
}

type FieldFrameProps = FieldLabels & { id: string; children: ReactNode }

/** What stands around every text control: its label above, its note and the place of its error below. */
export function FieldFrame({ id, label, requiredLabel, note, children }: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {requiredLabel && <RequiredMark label={requiredLabel} />}
      </label>
      {children}
      {note && (
        <p className={styles.note} id={noteId(id)}>
          {note}
        </p>
      )}
      <p className={styles.error} id={errorId(id)} />
    </div>
  )
}

/** The attributes of a control by which its frame finds it, and it the note and the error. */
export function controlAttributes(id: string, { requiredLabel, note }: FieldLabels) {
  return {
    id,
    required: requiredLabel !== undefined,
    'aria-describedby': [note && noteId(id), errorId(id)].filter(Boolean).join(' '),
  }
}

function noteId(id: string): string {
  return `${id}-note`
}

/** Id of the paragraph that says what is wrong with a control's value. It is empty, and not shown, while nothing is. */
export function errorId(id: string): string {
  return `${id}-error`
}
