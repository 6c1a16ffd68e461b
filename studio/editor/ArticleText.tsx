import { useId, useRef, useState } from 'react'
import { pictureSnippet, snippetsFor } from '../content/form/articleSnippets.ts'
import { Button } from '../kit/Button.tsx'
import type { Place } from '../kit/RequestError.ts'
import styles from './ArticleText.module.css'
import { ARTICLE_FORM_ID } from './articlePreview/ArticlePreview.tsx'
import { labels as previewLabels } from './articlePreview/labels.ts'
import { PictureDialog } from './controls/picture/PictureControl.tsx'
import { LabelledInput } from './form/FieldFrame.tsx'
import { useForm } from './form/form.ts'
import { labels } from './frame/labels.ts'
import { Problems } from './frame/notices.tsx'

type ArticleTextProps = {
  text: string
  /** Line of the file on which the text begins. */
  firstLine: number
  /** Parts that the text may hold. */
  parts: readonly string[]
  onChange: (text: string) => void
}

/** Marks put around what is selected, by button. */
const MARKS: { label: string; before: string; after: string; empty: string }[] = [
  { label: labels.article.bold, before: '**', after: '**', empty: labels.article.boldWords },
  { label: labels.article.italic, before: '*', after: '*', empty: labels.article.italicWords },
  {
    label: labels.article.link,
    before: '[',
    after: '](/contact)',
    empty: labels.article.linkWords,
  },
]

/**
 * Old, and without a successor: nothing else puts words into a field so that the browser's undo knows
 * of them. Where it goes one day, the words are put in without that.
 */
type Typing = { execCommand: (command: 'insertText', showUi: boolean, words: string) => boolean }
const typing: Typing = document

/** The running text of an article, in Markdown, with buttons for those who do not know it by heart. */
export function ArticleText({ text, firstLine, parts, onChange }: ArticleTextProps) {
  const id = useId()
  const form = useForm()
  const pictures = useRef<HTMLDialogElement>(null)
  const [picture, setPicture] = useState('')
  const snippets = snippetsFor(parts)
  const field = () => document.getElementById(id)
  const own = form.errors.filter(({ place }) => place?.file === form.file && isInText(place))

  /** Puts words in as if they were typed, so that the browser can undo it. */
  function insert(compose: (selected: string) => string) {
    const area = field()
    if (!(area instanceof HTMLTextAreaElement)) return
    area.focus()
    const words = compose(area.value.slice(area.selectionStart, area.selectionEnd))
    if (!typing.execCommand('insertText', false, words)) {
      area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end')
      onChange(area.value)
    }
  }

  return (
    <section>
      <h2>
        <label htmlFor={id}>{labels.article.text}</label>
      </h2>
      <p className={styles.help} id={`${id}-help`}>
        {labels.article.help}
      </p>
      <div className={styles.toolbar}>
        {MARKS.map(({ label, before, after, empty }) => (
          <Button
            key={label}
            isSmall
            onClick={() => insert((selected) => before + (selected || empty) + after)}
          >
            {label}
          </Button>
        ))}
        {parts.includes('Picture') && (
          <Button isSmall onClick={() => pictures.current?.showModal()}>
            {labels.article.picture}
          </Button>
        )}
        <select
          aria-label={labels.article.insert}
          value=""
          onChange={({ target }) =>
            insert(() => snippets.find(([name]) => name === target.value)?.[1] ?? '')
          }
        >
          <option value="">{labels.article.insertFirst}</option>
          {snippets.map(([name]) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" form={ARTICLE_FORM_ID} isSmall>
          {previewLabels.newTab}
        </Button>
      </div>
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
      {picture !== '' && (
        <PictureWords
          key={picture}
          picture={picture}
          onDone={(snippet) => {
            setPicture('')
            if (snippet) insert(() => snippet)
          }}
        />
      )}
      <Problems errors={own} own={form} />
      <textarea
        id={id}
        className={styles.text}
        data-first-line={firstLine}
        aria-describedby={`${id}-help`}
        aria-invalid={own.length > 0 || undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </section>
  )
}

type PictureWordsProps = {
  /** Name of its file. */
  picture: string
  /** Takes what is to be put into the text; nothing where the picture is left out. */
  onDone: (snippet?: string) => void
}

/** Asks for what a chosen picture shows, without which it is not put in. */
function PictureWords({ picture, onDone }: PictureWordsProps) {
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const { article } = labels
  return (
    <fieldset className={styles.picture}>
      <legend>{article.pictureFrom(picture)}</legend>
      <img src={`/content/pictures/${picture}`} alt="" />
      <LabelledInput label={article.alt} help={article.altHelp} value={alt} onChange={setAlt} />
      <LabelledInput
        label={article.caption}
        help={article.captionHelp}
        value={caption}
        onChange={setCaption}
      />
      <div className={styles.toolbar}>
        <Button
          isSmall
          disabled={alt.trim() === ''}
          onClick={() => onDone(pictureSnippet(picture, alt, caption))}
        >
          {article.putIn}
        </Button>
        <Button isSmall onClick={() => onDone()}>
          {article.leaveOut}
        </Button>
      </div>
    </fieldset>
  )
}

/** Faults without a field of the head belong to the text. */
function isInText({ path, line }: Place): boolean {
  return line !== undefined || path === undefined
}
