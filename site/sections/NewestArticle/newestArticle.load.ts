import type { MDXInstance } from 'astro'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { runningText } from '../../build/runningTexts.ts'
import { articleRoutes } from '../../lib/posts.ts'
import { loadArticle } from '../ArticleBody/loadArticle.ts'
import type { ArticleHeadProps } from '../ArticleHead/ArticleHead.tsx'

export type NewestArticleProps = SectionProps<'newest-article'> & {
  Content: MDXInstance<Record<string, unknown>>['Content']
  article: Awaited<ReturnType<typeof loadArticle>>
  title: ArticleHeadProps['title']
}

export const load: SectionLoader<NewestArticleProps> = async ({ label }, { content, page }) => {
  const [newest] = articleRoutes(content.posts)
  if (!newest) return undefined
  const { Content, getHeadings } = await runningText(newest.post)
  const { title, link } = newest.post
  const article = await loadArticle(content, newest, getHeadings())
  const { search, ...sidebar } = article.sidebar
  const hasSearch = page.sections.some(({ type }) => type === 'site-search')
  return {
    props: {
      Content,
      // A second search box would repeat the page's own.
      article: hasSearch ? { ...article, sidebar } : article,
      title: { label, text: title, href: link },
    },
  }
}
