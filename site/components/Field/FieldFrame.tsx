import { createContext, type ReactNode } from 'react'
import styles from './Field.module.css'
import { RequiredMark } from './RequiredMark.tsx'

/** What is wrong with the fields of a form, by their names. Each field shows its own below itself. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})

export type FieldLabels = {
  label: string
  /** The word for 'required'. Given, the browser lets nobody leave the field empty. */
  requiredLabel?: string
  /** A sentence below the control that describes it. */
  note?: string
}

type FramedLabels = FieldLabels & {
  /** A sentence below the control that says what is wrong with its value. */
  error: string | undefined
}

type FieldFrameProps = FramedLabels & { id: string; children: ReactNode }

/** What stands around every text control: its label above, its note and its error below. */
export function FieldFrame({ id, label, requiredLabel, note, error, children }: FieldFrameProps) {
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
      {error && (
        <p className={styles.error} id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The attributes of a control by which its frame finds it, and it the note and the error. */
export function controlAttributes(id: string, { requiredLabel, note, error }: FramedLabels) {
  return {
    id,
    required: requiredLabel !== undefined,
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
