import mdxRenderer from '@astrojs/mdx/server.js'
import reactRenderer from '@astrojs/react/server.js'
import rss, { type RSSFeedItem } from '@astrojs/rss'
import type { APIContext } from 'astro'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import type { Post } from '../../../content-model/schemas/blog.ts'
import { runningText } from '../../build/runningTexts.ts'
import { pathsOfLanguages, siteContent } from '../../build/siteContent.ts'
import { feedHtml } from '../../lib/feed.ts'
import { naming } from '../../lib/naming.ts'
import { articleComponents } from '../../sections/ArticleText/articleComponents.ts'
import FeedPicture from '../../sections/ArticleText/FeedPicture.astro'

/** Only the newest articles: whole articles are large, and feed readers fetch the feed every hour. */
const MAX_ARTICLES = 50

export const getStaticPaths = pathsOfLanguages

/** The feed: the newest articles in full. */
export async function GET({ url }: APIContext): Promise<Response> {
  const { brand, labels, pages, posts } = await siteContent(url.pathname)
  const container = await AstroContainer.create()
  container.addServerRenderer({ name: 'astro:jsx', renderer: mdxRenderer })
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactRenderer })

  async function feedItem(post: Post): Promise<RSSFeedItem> {
    const { Content } = await runningText(post)
    const html = await container.renderToString(Content, {
      props: { components: { ...articleComponents, Picture: FeedPicture } },
      request: new Request(new URL(post.link, brand.url)),
    })
    return {
      title: post.title,
      link: post.link,
      pubDate: new Date(post.date),
      description: post.summary,
      // The format's own "author" must be an email address.
      customData: `<dc:creator>${xmlText(post.author)}</dc:creator>`,
      categories: [post.category, ...post.tags],
      content: feedHtml(html, new URL(post.link, brand.url).href),
    }
  }

  return rss({
    title: labels.feed.title,
    description: pages.blog.description,
    site: brand.url,
    xmlns: { dc: 'http://purl.org/dc/elements/1.1/' },
    items: await Promise.all(
      posts
        .slice(0, MAX_ARTICLES)
        .map((post) => naming(`${post.link}, feed`, () => feedItem(post))),
    ),
    customData: `<language>${brand.locale.toLowerCase()}</language>`,
    trailingSlash: false,
  })
}

/** Escapes text for an XML element. */
function xmlText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
