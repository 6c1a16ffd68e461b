import { useId } from 'react'
import { ARTICLE_SNIPPETS } from '../form/articleSnippets.ts'
import { labels } from '../labels.ts'
import type { Place } from '../server/validation.ts'
import styles from './ArticleText.module.css'
import { Button } from './Button.tsx'
import { useForm } from './fields/form.ts'
import { Problems } from './notices.tsx'

type ArticleTextProps = {
  text: string
  /** Line of the file on which the text begins. */
  firstLine: number
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
export function ArticleText({ text, firstLine, onChange }: ArticleTextProps) {
  const id = useId()
  const form = useForm()
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
        <select
          aria-label={labels.article.insert}
          value=""
          onChange={({ target }) => insert(() => ARTICLE_SNIPPETS[target.value] ?? '')}
        >
          <option value="">{labels.article.insertFirst}</option>
          {Object.keys(ARTICLE_SNIPPETS).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
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

/** What has no field of the head stands in the text. */
function isInText({ field, line }: Place): boolean {
  return line !== undefined || field === undefined
}
