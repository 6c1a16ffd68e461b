import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import styles from './Dialog.module.css'
import { labels } from './labels.ts'

type DialogProps = {
  ref: Ref<HTMLDialogElement>
  heading: string
  children: ReactNode
}

/** A wide window over a form, to choose something from. What is in it is made while it is open: pictures are fetched then. */
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
        // It would save the record that the dialog belongs to.
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
