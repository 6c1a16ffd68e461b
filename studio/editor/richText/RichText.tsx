import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { type Editor, EditorContent, ReactNodeViewRenderer, useEditor } from '@tiptap/react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { pictureSnippet, snippetsFor } from '../../content/form/articleSnippets.ts'
import { safePictureName } from '../../content/form/recordNames.ts'
import type { TextInBlocks } from '../../content/richText/readText.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import { PictureDialog } from '../controls/picture/PictureControl.tsx'
import { useForm } from '../form/form.ts'
import { errorsOf, send, uploadPicture } from '../frame/calls.ts'
import { labels } from '../frame/labels.ts'
import { Problems } from '../frame/notices.tsx'
import { useRoute } from '../frame/route.ts'
import { cleanHtml } from './cleanHtml.ts'
import { extensionsFor } from './extensions.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { PartView } from './PartView.tsx'
import { PictureWords } from './PictureWords.tsx'
import styles from './RichText.module.css'
import { Sources } from './Sources.ts'
import { SourceBlockView, SourceInlineView } from './SourceView.tsx'
import { Toolbar } from './Toolbar.tsx'
import { withBlocks } from './withBlocks.ts'

export type RichTextProps = {
  text: string
  /** Line of the file on which the text begins. */
  firstLine: number
  /** Names of the components that the text may contain. */
  parts: readonly string[]
  onChange: (text: string) => void
}

const BARS = { top: 100, bottom: 110, left: 0, right: 0 }

const partView = ReactNodeViewRenderer(PartView, {
  // The editor must not handle events of the component's form.
  stopEvent: ({ event: { target } }) =>
    target instanceof Element && target.closest('[data-settings]') !== null,
})
const VIEWS = {
  part: partView,
  partAlone: partView,
  sourceBlock: ReactNodeViewRenderer(SourceBlockView),
  sourceInline: ReactNodeViewRenderer(SourceInlineView),
}

type Answer = TextInBlocks | { problem: string; line: number }

/** @throws CallError, or Error if the text cannot be parsed. */
async function blocksOf(text: string): Promise<TextInBlocks> {
  const answer = await send<Answer>('text', { text })
  if ('problem' in answer) throw new Error(labels.article.unreadable(answer.problem))
  return answer
}

/** The text of an article as rich text, with components as blocks. Changes are written back as MDX. */
export function RichText({ text, firstLine, parts, onChange }: RichTextProps) {
  const id = useId()
  const { choices, reloadChoices } = useForm()
  const route = useRoute()
  const [sources] = useState(() => new Sources())
  /** The text that the editor shows. */
  const shown = useRef<string>(undefined)
  /** Texts typed here that the form has not passed back yet, to tell them from other people's changes. */
  const own = useRef(new Set<string>())
  const [isShown, setIsShown] = useState(false)
  const [errors, setErrors] = useState<readonly ValidationError[]>([])
  const pictures = useRef<HTMLDialogElement>(null)
  const [picture, setPicture] = useState('')
  const links = useRef<HTMLDialogElement>(null)
  const [link, setLink] = useState<string>()
  const mayHoldPictures = parts.includes('Picture')
  const refuse = (error: unknown) => setErrors(errorsOf(error))

  async function bringIn(file: File) {
    try {
      const name =
        safePictureName(file.name.replace(/\.[^.]*$/, '')) || labels.article.picture.toLowerCase()
      const saved = await uploadPicture({ type: 'picture', name, file, alt: '' })
      await reloadChoices()
      setErrors([])
      setPicture(saved.name)
    } catch (error) {
      refuse(error)
    }
  }
  /** Uploads the first picture among the files. @returns whether there is one, and the text may contain pictures. */
  function takeFiles(files: FileList | undefined): boolean {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file || !mayHoldPictures) return false
    bringIn(file)
    return true
  }

  const editor = useEditor({
    extensions: extensionsFor(parts, VIEWS),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editable: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': labels.article.text,
        'aria-describedby': `${id}-help`,
        'data-placeholder': labels.article.writeHere,
      },
      // Keeps the caret clear of the toolbar and the save bar.
      scrollMargin: BARS,
      scrollThreshold: BARS,
      transformPastedHTML: cleanHtml,
      // Text takes precedence over a picture of it, which word processors copy too.
      handlePaste: (_view, { clipboardData }) =>
        !hasWords(clipboardData?.getData('text/html') ?? '') && takeFiles(clipboardData?.files),
      handleDrop: (_view, { dataTransfer }, _slice, isMoved) =>
        !isMoved && takeFiles(dataTransfer?.files),
      handleKeyDown: (_view, { key, ctrlKey, metaKey }) => {
        if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey)) return false
        askForLink()
        return true
      },
    },
    onUpdate: ({ editor: { state } }) => {
      if (shown.current === undefined) return
      shown.current = sources.write(state.doc).text
      own.current.add(shown.current)
      onChange(shown.current)
    },
  })

  function askForLink() {
    setLink(editor.getAttributes('link').href ?? '')
  }
  useEffect(() => {
    if (link !== undefined) links.current?.showModal()
  }, [link])

  // Shows the first text, and later any text that others have changed. The editor is locked in the same commit: a key
  // pressed in between would write the text without their changes, as if they had been deleted.
  useLayoutEffect(() => {
    if (text === shown.current) {
      own.current.clear()
      setIsShown(true)
      if (!editor.isEditable) editor.setEditable(true, false)
      return
    }
    if (own.current.has(text)) return
    let isLatest = true
    // Typing now would overwrite the changes of others.
    editor.setEditable(false, false)
    const show = (read: TextInBlocks) => {
      if (!isLatest) return
      editor.view.dispatch(withBlocks(editor.state, read.blocks).setMeta('preventUpdate', true))
      sources.take(read, editor.state.doc)
      shown.current = text
      editor.setEditable(true, false)
      setErrors([])
      setIsShown(true)
    }
    const hide = (error: unknown) => {
      if (!isLatest) return
      setErrors(errorsOf(error))
      setIsShown(false)
    }
    blocksOf(text).then(show, hide)
    return () => {
      isLatest = false
    }
  }, [text, editor, sources])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a route shows its line again, typing does not
  useEffect(() => {
    if (!isShown || route.line === undefined) return
    const wanted = route.line - firstLine
    const { lines } = sources.write(editor.state.doc)
    const index = lines.findLastIndex((start) => start <= wanted)
    selectBlock(editor, Math.max(0, index))
  }, [isShown, route])

  async function insert(snippet: string) {
    try {
      const { blocks } = await blocksOf(snippet.trim())
      insertBlocks(editor, blocks)
      setErrors([])
    } catch (error) {
      refuse(error)
    }
  }

  const { article } = labels
  return (
    <div className={styles.rich}>
      <p className={styles.help} id={`${id}-help`}>
        {article.richHelp}
      </p>
      {isShown && (
        <Toolbar
          editor={editor}
          controls={id}
          snippets={snippetsFor(parts)}
          onInsert={insert}
          onLink={askForLink}
          onPicture={mayHoldPictures ? () => pictures.current?.showModal() : undefined}
        />
      )}
      <Problems errors={errors} />
      {picture !== '' && (
        <PictureWords
          key={picture}
          picture={picture}
          text={choices.pictureTexts[picture] ?? ''}
          onDone={(alt, caption) => {
            setPicture('')
            if (alt) insert(pictureSnippet(picture, alt, caption))
          }}
        />
      )}
      {!isShown && errors.length === 0 && <p role="status">{article.loading}</p>}
      <EditorContent editor={editor} className={styles.text} hidden={!isShown} />
      {link !== undefined && (
        <LinkDialog
          ref={links}
          editor={editor}
          address={link}
          onDone={() => {
            setLink(undefined)
            editor.commands.focus()
          }}
        />
      )}
      {mayHoldPictures && (
        <PictureDialog
          ref={pictures}
          type="picture"
          chosen={picture}
          asksAlt={false}
          onChosen={(name) => {
            setPicture(name)
            pictures.current?.close()
          }}
        />
      )}
    </div>
  )
}

function hasWords(html: string): boolean {
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body
  return textContent.trim() !== ''
}

/** Inserts blocks after the block with the caret, or in its place if it is empty. */
function insertBlocks(editor: Editor, blocks: TextInBlocks['blocks']): void {
  const { $from } = editor.state.selection
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0
  const place = $from.depth === 0 ? $from.pos : $from.after(1)
  const range = isEmpty ? { from: $from.before(1), to: place } : place
  const content = blocks.map(({ node }) => node)
  editor
    .chain()
    .focus()
    .insertContentAt(range, content, { updateSelection: true })
    .scrollIntoView()
    .run()
}

/** Selects a block, and scrolls it into view. */
function selectBlock(editor: Editor, index: number): void {
  const { doc, tr } = editor.state
  let position = 0
  for (let before = 0; before < index; before++) position += doc.child(before).nodeSize
  const block = doc.child(index)
  const selection = block.isTextblock
    ? TextSelection.create(doc, position + 1, position + 1 + block.content.size)
    : NodeSelection.create(doc, position)
  editor.view.dispatch(tr.setSelection(selection))
  editor.view.focus()
  const element = editor.view.nodeDOM(position)
  if (element instanceof Element) element.scrollIntoView({ block: 'center' })
}
