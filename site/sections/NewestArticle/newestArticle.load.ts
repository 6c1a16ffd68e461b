import type { MDXInstance } from 'astro'
import { leadPost } from '../../build/cards.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { runningText } from '../../build/runningTexts.ts'
import type { LeadPostProps } from '../../components/PostCard/LeadPost.tsx'
import { toneOnSwatch } from '../../lib/palette.ts'
import { articleRoutes } from '../../lib/posts.ts'
import { loadArticle } from '../ArticleBody/loadArticle.ts'

export type NewestArticleProps = SectionProps<'newest-article'> & {
  Content: MDXInstance<Record<string, unknown>>['Content']
  article: Awaited<ReturnType<typeof loadArticle>>
  head: LeadPostProps & { tone: 'dark' | undefined }
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
        ...(await leadPost(newest.post, content)),
        tone: toneOnSwatch(content.palette, newest.post.swatch),
      },
    },
  }
}
