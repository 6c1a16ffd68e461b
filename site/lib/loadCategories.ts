import type { SiteContent } from '../../content-model/readContent.ts'
import type { Post } from '../../content-model/schemas/post.ts'
import { postRow } from './cards.ts'
import { bySubject, groupBySubject } from './listPosts.ts'
import { pageOfList, pagination, pathsOfList } from './pageOfList.ts'
import { siteContent } from './siteContent.ts'
import type { ListPage } from './splitIntoPages.ts'
import { subjectAnchor } from './subjectAnchor.ts'
import { titleScene } from './titleScene.ts'

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
    scene: await titleScene(scene, content.palette),
    facts: { kind: 'CollectionPage' as const, articles: list.items },
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
