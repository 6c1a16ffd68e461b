import type { SiteContent } from '../../content-model/readContent.ts'
import type { Post } from '../../content-model/schemas/post.ts'
import { postRow } from '../build/cards.ts'
import { titleIllustration } from '../build/pictures.ts'
import { siteContent } from '../build/siteContent.ts'
import type { ListPage } from './pagination.ts'
import { pageOfList, pagination, pathsOfList } from './pagination.ts'
import { bySubject, groupBySubject } from './posts.ts'
import { subjectAnchor } from './text.ts'

/** The pages of the articles by subject. */
export async function categoriesPaths() {
  return pathsOfList(bySubject((await siteContent()).posts))
}

/** What a page of the articles by subject shows. */
export async function loadCategories(content: SiteContent, list: ListPage<Post>) {
  const { categories } = content.pages
  const { scene, later } = categories.sections
  return {
    ...pageOfList(categories, later, list),
    illustration: await titleIllustration(scene, content.palette),
    structuredData: { pageType: 'CollectionPage' as const, articles: list.items },
    index: {
      subjects: await Promise.all(
        groupBySubject(list.items).map(async ({ subject, posts }) => ({
          subject,
          id: subjectAnchor(subject),
          posts: await Promise.all(posts.map((post) => postRow(post, content.interface_words))),
        })),
      ),
      pagination: pagination(content, categories, list),
    },
  }
}
