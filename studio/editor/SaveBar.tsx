import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../kit/Button.tsx'
import { labels } from './frame/labels.ts'
import styles from './SaveBar.module.css'

type SaveBarProps = {
  hasChanges: boolean
  /** The outcome of the last save. */
  message: string
  action?: string
  /** Drops what is not saved yet. */
  onUndoAll?: () => void
  /** Brings back what the file said before it was last saved. */
  onUndoSave?: (() => void) | undefined
  children?: ReactNode
}

/** Save, and whether something is not saved yet. Ctrl+S saves too. */
export function SaveBar(props: SaveBarProps) {
  const {
    hasChanges,
    message,
    action = labels.record.save,
    onUndoAll,
    onUndoSave,
    children,
  } = props
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
  const undoesSave = !hasChanges && onUndoSave !== undefined
  return (
    <div className={styles.bar}>
      <Button ref={button} type="submit" variant="main">
        {action}
      </Button>
      {onUndoAll && (
        <Button disabled={!hasChanges && !undoesSave} onClick={undoesSave ? onUndoSave : onUndoAll}>
          {undoesSave ? labels.record.undoSave : labels.record.undoAll}
        </Button>
      )}
      <p role="status">{hasChanges ? labels.record.unsaved : message}</p>
      {children}
    </div>
  )
}
