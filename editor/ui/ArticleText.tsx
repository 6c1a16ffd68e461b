import { type Ref, useId } from 'react'
import { ARTICLE_SNIPPETS } from '../form/articleSnippets.ts'

type ArticleTextProps = {
  ref: Ref<HTMLTextAreaElement>
  text: string
  onChange: (text: string) => void
  faults: string[]
  /** Shows a line of the file in the field. */
  onGoToLine: (fault: string) => void
}

/** Marks put around what is selected, by button. */
const MARKS: { label: string; before: string; after: string; empty: string }[] = [
  { label: 'Bold', before: '**', after: '**', empty: 'bold words' },
  { label: 'Italic', before: '*', after: '*', empty: 'italic words' },
  { label: 'Link', before: '[', after: '](/contact)', empty: 'words of the link' },
]

/**
 * Old, and without a successor: nothing else puts words into a field so that the browser's undo knows
 * of them. Where it goes one day, the words are put in without that.
 */
type Typing = { execCommand: (command: 'insertText', showUi: boolean, words: string) => boolean }
const typing: Typing = document

/** The running text of an article, in Markdown, with buttons for those who do not know it by heart. */
export function ArticleText({ ref, text, onChange, faults, onGoToLine }: ArticleTextProps) {
  const id = useId()
  const field = () => document.getElementById(id)

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
    <section className="article-text">
      <h2>
        <label htmlFor={id}>Text</label>
      </h2>
      <p className="help" id={`${id}-help`}>
        Leave a blank line between paragraphs. Headings begin with ##, points of a list with a
        hyphen. What stands in angle brackets, as {'<DataTable>'}, keeps its shape as it is.
      </p>
      <div className="toolbar">
        {MARKS.map(({ label, before, after, empty }) => (
          <button
            key={label}
            type="button"
            className="small"
            onClick={() => insert((selected) => before + (selected || empty) + after)}
          >
            {label}
          </button>
        ))}
        <select
          aria-label="Put in a part"
          value=""
          onChange={({ target }) => insert(() => ARTICLE_SNIPPETS[target.value] ?? '')}
        >
          <option value="">Put in …</option>
          {Object.keys(ARTICLE_SNIPPETS).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {faults.map((fault) => (
        <p className="fault" key={fault}>
          {fault}{' '}
          <button type="button" className="small" onClick={() => onGoToLine(fault)}>
            Show the line
          </button>
        </p>
      ))}
      <textarea
        ref={ref}
        id={id}
        className="long"
        aria-describedby={`${id}-help`}
        aria-invalid={faults.length > 0 || undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </section>
  )
}
