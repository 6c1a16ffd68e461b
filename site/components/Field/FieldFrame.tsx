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

type FramedWords = FieldWords & {
  /** A sentence below the control that says what is wrong with its value. */
  error: string | undefined
}

type FieldFrameProps = FramedWords & { id: string; children: ReactNode }

/** What stands around every text control: its label above, its note and its error below. */
export function FieldFrame({ id, label, requiredWord, note, error, children }: FieldFrameProps) {
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
      {error && (
        <p className={styles.error} id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The attributes of a control by which its frame finds it, and it the note and the error. */
export function controlAttributes(id: string, { requiredWord, note, error }: FramedWords) {
  return {
    id,
    required: requiredWord !== undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [note && noteId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined,
  }
}

function noteId(id: string): string {
  return `${id}-note`
}

function errorId(id: string): string {
  return `${id}-error`
}
