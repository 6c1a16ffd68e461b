import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import styles from './Dialog.module.css'
import { labels } from './labels.ts'

type DialogProps = {
  ref: Ref<HTMLDialogElement>
  heading: string
  children: ReactNode
}

/**
 * A wide dialog to choose something from. Its content is rendered only while it is open, so that pictures are fetched
 * then.
 */
export function Dialog({ ref, heading, children }: DialogProps) {
  const id = useId()
  const head = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const dialog = head.current?.closest('dialog')
    if (!dialog) return
    const observer = new MutationObserver(() => setIsOpen(dialog.open))
    observer.observe(dialog, { attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      onKeyDown={(event) => {
        // Enter would submit the form around the dialog.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          event.preventDefault()
      }}
    >
      <div className={styles.head} ref={head}>
        <h2 id={id}>{heading}</h2>
        <Button isSmall onClick={() => head.current?.closest('dialog')?.close()}>
          {labels.close}
        </Button>
      </div>
      {isOpen && children}
    </dialog>
  )
}
