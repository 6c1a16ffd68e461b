import { type ReactNode, useEffect, useRef } from 'react'

type SaveBarProps = {
  hasChanges: boolean
  message: string
  onUndo?: () => void
  action?: string
  children?: ReactNode
}

/** Save, and whether something is not saved yet. Ctrl+S saves too. */
export function SaveBar({ hasChanges, message, onUndo, action = 'Save', children }: SaveBarProps) {
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
  return (
    <div className="save-bar">
      <button ref={button} type="submit" className="main">
        {action}
      </button>
      {onUndo && (
        <button type="button" disabled={!hasChanges} onClick={onUndo}>
          Undo all
        </button>
      )}
      <p role="status">{hasChanges ? 'Not saved yet.' : message}</p>
      {children}
    </div>
  )
}
