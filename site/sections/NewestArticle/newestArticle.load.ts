import type { MDXInstance } from 'astro'
import { articleRoutes } from '../../lib/articleRoutes.ts'
import { loadArticle } from '../../lib/loadArticle.ts'
import type { SectionLoader } from '../../lib/loadSections.ts'
import { runningText } from '../../lib/runningTexts.ts'
import type { ArticleHeadProps } from '../ArticleHead/ArticleHead.tsx'

export type NewestArticleProps = {
  Content: MDXInstance<Record<string, unknown>>['Content']
  article: Awaited<ReturnType<typeof loadArticle>>
  title: ArticleHeadProps['title']
}

export const load: SectionLoader<'newest-article', NewestArticleProps> = async (
  { label },
  { content },
) => {
  const [newest] = articleRoutes(content.posts)
  if (!newest) return undefined
  const { Content, getHeadings } = await runningText(newest.post)
  const { title, link } = newest.post
  return {
    props: {
      Content,
      article: await loadArticle(content, newest, getHeadings()),
      title: { label, text: title, href: link },
    },
  }
}
