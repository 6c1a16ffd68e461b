import type { SiteContent } from '../../content-model/readContent.ts'
import type { Post } from '../../content-model/schemas/post.ts'
import { postCard } from '../build/cards.ts'
import { titleIllustration } from '../build/pictures.ts'
import { siteContent } from '../build/siteContent.ts'
import type { ListPage } from './pagination.ts'
import { pageOfList, pagination, pathsOfList } from './pagination.ts'

/** The pages of the blog, newest articles first. */
export async function blogPaths() {
  return pathsOfList((await siteContent()).posts)
}

/** What a page of the blog shows. */
export async function loadBlog(content: SiteContent, list: ListPage<Post>) {
  const { blog } = content.pages
  const { scene, heading, later } = blog.sections
  return {
    ...pageOfList(blog, later, list),
    illustration: await titleIllustration(scene, content.palette),
    structuredData: { pageType: 'CollectionPage' as const, articles: list.items },
    posts: {
      heading,
      headingIsSeen: false,
      posts: await Promise.all(list.items.map((post) => postCard(post, content.interface_words))),
      pagination: pagination(content, blog, list),
    },
  }
}
