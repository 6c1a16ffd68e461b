import type { MDXInstance } from 'astro'
import { postHead } from '../../build/cards.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { runningText } from '../../build/runningTexts.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { articleRoutes } from '../../lib/posts.ts'
import { loadArticle } from '../ArticleBody/loadArticle.ts'

export type NewestArticleProps = SectionProps<'newest-article'> & {
  Content: MDXInstance<Record<string, unknown>>['Content']
  article: Awaited<ReturnType<typeof loadArticle>>
  head: ReturnType<typeof postHead> & { summary: string; tone: 'dark' | undefined }
}

export const load: SectionLoader<NewestArticleProps> = async (_copy, { content, page }) => {
  const [newest] = articleRoutes(content.posts)
  if (!newest) return undefined
  const { Content, getHeadings } = await runningText(newest.post)
  const article = await loadArticle(content, newest, getHeadings())
  const { search, ...sidebar } = article.sidebar
  const hasSearch = page.sections.some(({ type }) => type === 'site-search')
  return {
    props: {
      Content,
      // A second search field would repeat the page's own.
      article: hasSearch ? { ...article, sidebar } : article,
      head: {
        ...postHead(newest.post, content),
        summary: newest.post.summary,
        tone: toneOnSwatch(content.palette, newest.post.swatch),
      },
    },
  }
}
