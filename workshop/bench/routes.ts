import { allPages } from '../../content-model/collections.ts'
import { readContent } from '../../content-model/readContent.ts'

/** Every address that the bench visits: all pages and articles except the 404 page. */
export async function benchRoutes(): Promise<{ path: string; indexed: boolean }[]> {
  const content = await readContent()
  return [
    // Lighthouse does not judge a page with status 404.
    ...allPages(content).filter((page) => page !== content.pages['not-found']),
    ...content.posts.map(({ link }) => ({ path: link, indexed: true })),
  ]
}
