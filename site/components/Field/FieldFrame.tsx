import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { RequiredMark } from './RequiredMark.tsx'

export type FieldWords = {
  label: string
  /** The word for 'required'. Given, the browser lets nobody leave the field empty. */
  requiredWord?: string
  /** A sentence below the control that describes it. */
  note?: string
}

type FieldFrameProps = FieldWords & { id: string; children: ReactNode }

/** What stands around every text control: its label above, its note below. */
export function FieldFrame({ id, label, requiredWord, note, children }: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {requiredWord && <RequiredMark word={requiredWord} />}
      </label>
      {children}
      {note && (
        <p className={styles.note} id={noteId(id)}>
          {note}
        </p>
      )}
    </div>
  )
}

/** The attributes of a control by which its frame finds it, and it the note. */
export function controlAttributes(id: string, { requiredWord, note }: FieldWords) {
  return {
    id,
    required: requiredWord !== undefined,
    'aria-describedby': note ? noteId(id) : undefined,
  }
}

function noteId(id: string): string {
  return `${id}-note`
}
