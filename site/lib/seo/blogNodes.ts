import type { Blog, BlogPosting } from 'schema-dts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Post } from '../../../content-model/schemas/blog.ts'
import { pageUrl } from '../pages.ts'
import { pageOfArticle } from '../posts.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import { authorNode } from './peopleNodes.ts'
import type { StructuredData } from './structuredData.ts'

type Content = Pick<SiteContent, 'brand' | 'pages' | 'authors' | 'team'>

/** The blog, with the articles listed on the page. */
export function blogNode(content: Content, posts: Post[] = []): Blog {
  const { brand, pages } = content
  const ids = siteNodeIds(content)
  return {
    '@type': 'Blog',
    '@id': ids.blog,
    name: pages.blog.heading,
    url: pageUrl(brand, pages.blog.path),
    inLanguage: brand.locale,
    publisher: { '@id': ids.organization },
    blogPost: posts.length > 0 ? posts.map((post) => postInShort(content, post)) : undefined,
  }
}

/** An article, as shown on its own page. */
export function blogPostingNode(
  content: Content,
  { post, image }: NonNullable<StructuredData['article']>,
): BlogPosting {
  const { brand } = content
  const ids = siteNodeIds(content)
  return {
    ...postInShort(content, post),
    description: post.summary,
    image: pageUrl(brand, image),
    dateModified: post.updated ?? post.date,
    author: authorNode(content, post.author),
    publisher: { '@id': ids.organization },
    articleSection: post.category,
    keywords: post.tags.length > 0 ? post.tags : undefined,
    wordCount: post.words,
    inLanguage: brand.locale,
    isPartOf: { '@id': ids.blog },
    mainEntityOfPage: { '@id': pageNodeId(content, pageOfArticle(post), 'webpage') },
  }
}

function postInShort(content: Content, post: Post) {
  return {
    '@type': 'BlogPosting',
    '@id': pageNodeId(content, pageOfArticle(post), 'article'),
    headline: post.title,
    url: pageUrl(content.brand, post.link),
    datePublished: post.date,
  } as const
}
