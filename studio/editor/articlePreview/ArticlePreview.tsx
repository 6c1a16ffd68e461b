import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ArticlePreviewAnswer, TypedArticle } from '../../content/checking/previewArticle.ts'
import { Button } from '../../kit/Button.tsx'
import { replaceChanged } from '../../kit/polling/replaceChanged.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import { errorsOf, send } from '../frame/calls.ts'
import { Problems } from '../frame/notices.tsx'
import styles from './ArticlePreview.module.css'
import { labels } from './labels.ts'

/** ID of the form that opens the article in a new tab. Its button is outside the form, above the text. */
export const ARTICLE_FORM_ID = 'article-preview'

/** Delay after the last key before the preview is requested; the studio responds in a fifth of a second. */
const PAUSE_MS = 250

type ArticlePreviewProps = {
  article: TypedArticle
  /** Name of the route of the article's form. */
  route: string
  /** The preview of the whole page. */
  children: ReactNode
}

/** The preview of an article: by itself as it is typed, or on its page. */
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

/** The first preview, with which the frame was loaded, and the latest one. */
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
      // While the text has a syntax error, the last preview stays visible.
      if (page !== undefined) setPages((before) => ({ first: before?.first ?? page, last: page }))
    }, PAUSE_MS)
    return () => {
      isLatest = false
      clearTimeout(pause)
    }
  }, [article])

  // Until it is loaded, the frame holds another document, and an update would break pictures that are still loading.
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
          // Runs no scripts. The studio updates the changed nodes itself.
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
