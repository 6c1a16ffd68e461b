import type { SiteContent } from '../../content-model/readContent.ts'
import { runningText } from '../build/runningTexts.ts'
import { searchForm, summaryLabels } from '../islands/Search/searchProps.ts'
import { loadArticle } from './loadArticle.ts'
import { type ArticleRoute, articleRoutes } from './posts.ts'

/** What the results page shows: the search, all articles for those without script, and the newest one to read. */
export async function loadSearchResult(content: SiteContent) {
  const { pages, posts, search } = content
  const page = pages['search-result']
  const { heading, without_script, article: label } = page.sections
  const [newest] = articleRoutes(posts)
  if (!newest) throw new Error('readContent lets no site without an article pass.')
  return {
    page,
    results: {
      heading,
      form: searchForm(content),
      labels: {
        ...summaryLabels(content),
        advice: search.advice,
        more: search.more,
        results: search.results,
        title: search.title,
      },
    },
    withoutScript: {
      copy: without_script,
      articles: posts.map(({ title, link }) => ({ title, path: link })),
    },
    newest: await newestArticle(content, newest, label),
  }
}

async function newestArticle(content: SiteContent, route: ArticleRoute, label: string) {
  const { Content, getHeadings } = await runningText(route.post)
  const { title, link } = route.post
  return {
    Content,
    article: await loadArticle(content, route, getHeadings()),
    title: { label, text: title, href: link },
  }
}
