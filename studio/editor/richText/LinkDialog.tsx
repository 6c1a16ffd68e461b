import type { Editor } from '@tiptap/react'
import { type Ref, useId, useState } from 'react'
import { isLinkAddress } from '../../content/richText/isLinkAddress.ts'
import { Button } from '../../kit/Button.tsx'
import { ADDRESSES_ID } from '../controls/suggest/SuggestControl.tsx'
import { useForm } from '../form/form.ts'
import { labels } from '../frame/labels.ts'
import styles from './RichText.module.css'

type LinkDialogProps = {
  ref: Ref<HTMLDialogElement>
  editor: Editor
  /** Link of the selected text; blank for none. */
  address: string
  onDone: () => void
}

/** Asks for the link of the selected text, and suggests the site's own addresses. */
export function LinkDialog({ ref, editor, address, onDone }: LinkDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState(address)
  const [isWrong, setIsWrong] = useState(false)
  const { pageTitles } = useForm().choices
  const { article } = labels

  function link() {
    const href = addressOf(typed.trim(), pageTitles)
    if (href === undefined) return setIsWrong(true)
    const { empty } = editor.state.selection
    const words = editor.chain().focus().extendMarkRange('link')
    if (empty && !editor.isActive('link')) {
      words.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    } else words.setLink({ href })
    words.run()
    onDone()
  }

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onDone}>
      <h2 id={`${id}-title`}>{article.link}</h2>
      <label htmlFor={id}>{article.address}</label>
      <p id={`${id}-help`}>{article.addressHelp}</p>
      <input
        id={id}
        type="text"
        list={ADDRESSES_ID}
        spellCheck={false}
        autoFocus
        aria-describedby={isWrong ? `${id}-problem` : `${id}-help`}
        aria-invalid={isWrong || undefined}
        value={typed}
        onChange={({ target }) => {
          setIsWrong(false)
          setTyped(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          link()
        }}
      />
      {isWrong && <p id={`${id}-problem`}>{article.addressWrong}</p>}
      <div className={styles.choices}>
        <Button variant="main" onClick={link}>
          {article.linkIt}
        </Button>
        {address !== '' && (
          <Button
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onDone()
            }}
          >
            {article.unlink}
          </Button>
        )}
        <Button onClick={onDone}>{labels.close}</Button>
      </div>
    </dialog>
  )
}

/** The typed text if it is an address, else the address of the first page whose title begins with it. */
function addressOf(typed: string, pageTitles: Record<string, string>): string | undefined {
  if (isLinkAddress(typed)) return typed
  const beginning = typed.toLowerCase()
  if (beginning === '') return undefined
  const pages = Object.entries(pageTitles)
  return pages.find(([, title]) => title.toLowerCase().startsWith(beginning))?.[0]
}
