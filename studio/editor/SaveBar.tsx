import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../kit/Button.tsx'
import { labels } from './frame/labels.ts'
import styles from './SaveBar.module.css'

type SaveBarProps = {
  /** The time of the last autosave, or the outcome of the last save. */
  message: string
  /** Discards the working copy; undefined if there is none. */
  onDiscard: (() => void) | undefined
  /** Restores the file as it was before the last save. */
  onUndoSave: (() => void) | undefined
  children?: ReactNode
}

/** The bar with the save button and the state of the form. Ctrl+S presses the button. */
export function SaveBar({ message, onDiscard, onUndoSave, children }: SaveBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      button.current?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  const undo = onDiscard ?? onUndoSave
  return (
    <div className={styles.bar}>
      <Button ref={button} type="submit" variant="main">
        {labels.record.save}
      </Button>
      <Button disabled={!undo} onClick={undo}>
        {onUndoSave && !onDiscard ? labels.record.undoSave : labels.drafts.discard}
      </Button>
      <p role="status">{message}</p>
      {children}
    </div>
  )
}
