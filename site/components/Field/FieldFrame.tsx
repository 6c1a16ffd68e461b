import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { RequiredMark } from './RequiredMark.tsx'

export type FieldLabels = {
  label: string
  /** The word for 'required'. With it, the browser refuses to send the field empty. */
  requiredLabel?: string
  /** A sentence below the control that describes it. */
  note?: string
}

type FieldFrameProps = FieldLabels & { id: string; children: ReactNode }

/** The frame of every text control: label above, note and error below. */
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

/** Attributes that connect a control to its label, note and error. */
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

/** Id of the paragraph with the control's error. The paragraph is hidden while it is empty. */
export function errorId(id: string): string {
  return `${id}-error`
}
