import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ArticlePreviewAnswer, TypedArticle } from '../../content/checking/previewArticle.ts'
import { Button } from '../../kit/Button.tsx'
import { replaceChanged } from '../../kit/polling/replaceChanged.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import { errorsOf, send } from '../frame/calls.ts'
import { Problems } from '../frame/notices.tsx'
import styles from './ArticlePreview.module.css'
import { labels } from './labels.ts'

/** Of the form that shows the article in a window of its own: its button stands above the text. */
export const ARTICLE_FORM_ID = 'article-preview'

/** Between the last key and the question to the studio, which answers in a fifth of a second. */
const PAUSE_MS = 250

type ArticlePreviewProps = {
  article: TypedArticle
  /** Name of the route on which its form stands. */
  route: string
  /** The page as it was saved. */
  children: ReactNode
}

/** An article that is being written, as its readers will see it, or the page as it was saved. */
export function ArticlePreview({ article, route, children }: ArticlePreviewProps) {
  const [isSaved, setIsSaved] = useState(false)
  const choices = [
    [labels.typed, false],
    [labels.saved, true],
  ] as const
  return (
    <section className={styles.pane} aria-label={labels.pane}>
      <div className={styles.bar}>
        {choices.map(([label, isChosen]) => (
          <Button
            key={label}
            isSmall
            aria-pressed={isSaved === isChosen}
            onClick={() => setIsSaved(isChosen)}
          >
            {label}
          </Button>
        ))}
      </div>
      <form
        id={ARTICLE_FORM_ID}
        method="post"
        action="/article-preview"
        target="_blank"
        rel="noopener"
      >
        <input type="hidden" name="article" value={JSON.stringify(article)} />
      </form>
      {isSaved ? children : <TypedPreview article={article} route={route} />}
    </section>
  )
}

/** The first drawing, which the frame was loaded with, and the last one. */
type Pages = { first: string; last: string }

function TypedPreview({ article, route }: Omit<ArticlePreviewProps, 'children'>) {
  const [pages, setPages] = useState<Pages>()
  const [errors, setErrors] = useState<readonly ValidationError[]>([])
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    let isLatest = true
    const pause = setTimeout(async () => {
      const answer = await send<ArticlePreviewAnswer>('article-preview', article).catch(
        (error): ArticlePreviewAnswer => ({ errors: errorsOf(error) }),
      )
      if (!isLatest) return
      setErrors(answer.errors)
      const { page } = answer
      // A text that cannot be read for a moment leaves the last one in sight.
      if (page !== undefined) setPages((before) => ({ first: before?.first ?? page, last: page }))
    }, PAUSE_MS)
    return () => {
      isLatest = false
      clearTimeout(pause)
    }
  }, [article])

  // Before that the frame holds another document, and pictures that it began to load would be broken here too.
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const shown = frame.current?.contentDocument?.body
    if (!isLoaded || !shown || !pages) return
    const { body } = new DOMParser().parseFromString(pages.last, 'text/html')
    replaceChanged(shown, body)
  }, [isLoaded, pages])

  return (
    <>
      <div className={styles.errors} aria-live="polite">
        <Problems errors={errors} own={{ file: article.file, route }} />
      </div>
      {pages ? (
        <iframe
          ref={frame}
          className={styles.frame}
          title={labels.title}
          // Without its scripts; the studio itself puts into it what has changed.
          sandbox="allow-same-origin"
          srcDoc={pages.first}
          onLoad={() => setIsLoaded(true)}
        />
      ) : (
        <p className={styles.waiting} role="status">
          {labels.waiting}
        </p>
      )}
    </>
  )
}
