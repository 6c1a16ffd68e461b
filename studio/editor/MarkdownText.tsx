import { useEffect, useId, useRef } from 'react'
import styles from './ArticleText.module.css'
import { labels } from './frame/labels.ts'
import { useRoute } from './frame/route.ts'
import type { RichTextProps } from './richText/RichText.tsx'

type MarkdownTextProps = Pick<RichTextProps, 'text' | 'firstLine' | 'onChange'> & {
  isFaulty: boolean
}

/** The text of an article as Markdown, with the line numbers of its file. */
export function MarkdownText({ text, firstLine, onChange, isFaulty }: MarkdownTextProps) {
  const id = useId()
  const route = useRoute()
  const area = useRef<HTMLTextAreaElement>(null)
  const numbers = useRef<HTMLOListElement>(null)
  const lines = text.split('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a route shows its line again, typing does not
  useEffect(() => {
    if (route.line === undefined) return
    const index = Math.max(0, route.line - firstLine)
    const start = lines.slice(0, index).reduce((length, line) => length + line.length + 1, 0)
    area.current?.focus({ preventScroll: true })
    area.current?.setSelectionRange(start, start + (lines[index] ?? '').length)
    numbers.current?.children[index]?.scrollIntoView({ block: 'center' })
  }, [route])

  return (
    <>
      <p className={styles.help} id={`${id}-help`}>
        {labels.article.help}
      </p>
      <div className={styles.markdown}>
        {/* The same text behind the textarea wraps identically, so that each number is level with its line. */}
        <ol ref={numbers} start={firstLine} aria-hidden="true" className={styles.numbers}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number
            <li key={index}>{line || ' '}</li>
          ))}
        </ol>
        <textarea
          ref={area}
          id={id}
          aria-label={labels.article.text}
          aria-describedby={`${id}-help`}
          aria-invalid={isFaulty || undefined}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </>
  )
}
