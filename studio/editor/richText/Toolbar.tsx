import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef } from 'react'
import { Button } from '../../kit/Button.tsx'
import { labels } from '../frame/labels.ts'
import styles from './RichText.module.css'

type Action = { label: string; isPressed?: boolean; isOff?: boolean; run: () => void }

type ToolbarProps = {
  editor: Editor
  /** Snippets of MDX, by name. */
  snippets: readonly (readonly [name: string, snippet: string])[]
  onInsert: (snippet: string) => void
  onLink: () => void
  /** Undefined if the text may not contain pictures. */
  onPicture: (() => void) | undefined
  /** ID of the text to which the toolbar belongs. */
  controls: string
}

/** Actions on the selected text. The toolbar is a single tab stop; the arrow keys move within it. */
export function Toolbar({ editor, snippets, onInsert, onLink, onPicture, controls }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      code: now.isActive('code'),
      link: now.isActive('link'),
      heading: now.isActive('heading', { level: 2 }),
      smallHeading: now.isActive('heading', { level: 3 }),
      list: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      table: now.isActive('table'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const { article } = labels
  const chain = () => editor.chain().focus()
  const mark = (label: string, isPressed: boolean, run: () => void): Action => ({
    label,
    isPressed,
    run,
  })
  const actions: Action[] = [
    mark(article.bold, state.bold, () => chain().toggleBold().run()),
    mark(article.italic, state.italic, () => chain().toggleItalic().run()),
    mark(article.code, state.code, () => chain().toggleCode().run()),
    mark(article.link, state.link, onLink),
    mark(article.heading, state.heading, () => chain().toggleHeading({ level: 2 }).run()),
    mark(article.smallHeading, state.smallHeading, () => chain().toggleHeading({ level: 3 }).run()),
    mark(article.list, state.list, () => chain().toggleBulletList().run()),
    mark(article.numberedList, state.numbers, () => chain().toggleOrderedList().run()),
    mark(article.quote, state.quote, () => chain().toggleBlockquote().run()),
    ...(onPicture ? [{ label: article.picture, run: onPicture }] : []),
    ...(state.table
      ? [
          { label: article.addRow, run: () => chain().addRowAfter().run() },
          { label: article.removeRow, run: () => chain().deleteRow().run() },
          { label: article.addColumn, run: () => chain().addColumnAfter().run() },
          { label: article.removeColumn, run: () => chain().deleteColumn().run() },
        ]
      : []),
    { label: article.undo, isOff: !state.undo, run: () => chain().undo().run() },
    { label: article.redo, isOff: !state.redo, run: () => chain().redo().run() },
  ]

  function move(event: KeyboardEvent) {
    const items = [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])]
    const index = items.indexOf(event.target as HTMLElement)
    const places: Record<string, number> = {
      ArrowRight: (index + 1) % items.length,
      ArrowLeft: (index + items.length - 1) % items.length,
      Home: 0,
      End: items.length - 1,
    }
    const place = places[event.key]
    if (event.key === 'Escape') chain().run()
    else if (place === undefined) return
    else items[place]?.focus()
    event.preventDefault()
  }

  function stopAt(target: EventTarget) {
    for (const item of bar.current?.querySelectorAll<HTMLElement>('button, select') ?? []) {
      item.tabIndex = item === target ? 0 : -1
    }
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={article.toolbar}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
      onFocus={({ target }) => stopAt(target)}
    >
      {actions.map(({ label, isPressed, isOff, run }, index) => (
        <Button
          key={label}
          isSmall
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={isPressed}
          aria-disabled={isOff}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      <select
        tabIndex={-1}
        aria-label={article.insert}
        value=""
        onChange={({ target }) => {
          const chosen = snippets.find(([name]) => name === target.value)
          if (chosen) onInsert(chosen[1])
        }}
      >
        <option value="">{article.insertFirst}</option>
        {snippets.map(([name]) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
