import { lazy, Suspense, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import type { Place } from '../kit/RequestError.ts'
import styles from './ArticleText.module.css'
import { ARTICLE_FORM_ID } from './articlePreview/ArticlePreview.tsx'
import { labels as previewLabels } from './articlePreview/labels.ts'
import { useForm } from './form/form.ts'
import { Tabs } from './form/Tabs.tsx'
import { labels } from './frame/labels.ts'
import { Problems } from './frame/notices.tsx'
import { MarkdownText } from './MarkdownText.tsx'
import type { RichTextProps } from './richText/RichText.tsx'

/** Loaded on demand: most of the editor's weight, needed for texts only. */
const RichText = lazy(() =>
  import('./richText/RichText.tsx').then(
    ({ RichText: View }) => ({ default: View }),
    () => ({ default: NotLoaded }),
  ),
)

function NotLoaded() {
  return <Problems errors={[{ problem: labels.article.notLoaded }]} />
}

const VIEWS = { rich: labels.article.rich, markdown: labels.article.markdown }

/** The running text of an article: as its readers see it, or in Markdown. */
export function ArticleText(props: RichTextProps) {
  const form = useForm()
  const [view, setView] = useState<keyof typeof VIEWS>('rich')
  const own = form.errors.filter(({ place }) => place?.file === form.file && isInText(place))
  return (
    <section className={styles.article}>
      <div className={styles.head}>
        <h2>{labels.article.text}</h2>
        <Button type="submit" form={ARTICLE_FORM_ID} isSmall>
          {previewLabels.newTab}
        </Button>
      </div>
      <Problems errors={own} own={form} />
      <Tabs tabs={VIEWS} chosen={view} onChosen={setView} label={labels.article.views}>
        {view === 'rich' ? (
          <Suspense fallback={<p role="status">{labels.article.loading}</p>}>
            <RichText {...props} />
          </Suspense>
        ) : (
          <MarkdownText {...props} isFaulty={own.length > 0} />
        )}
      </Tabs>
    </section>
  )
}

/** Errors without a frontmatter field belong to the text. */
function isInText({ path, line }: Place): boolean {
  return line !== undefined || path === undefined
}
