import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../kit/Button.tsx'
import { labels } from './frame/labels.ts'
import styles from './SaveBar.module.css'

type SaveBarProps = {
  /** When what is typed was kept, or the outcome of the last save. */
  message: string
  /** Throws away what is not ready yet; undefined where there is none. */
  onDiscard: (() => void) | undefined
  /** Brings back what the file said before it was last saved. */
  onUndoSave: (() => void) | undefined
  children?: ReactNode
}

/** Hands the record over to the next publish, and says what is kept. Ctrl+S does so too. */
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
