import { allPages } from '../../content-model/collections.ts'
import { readContent } from '../../content-model/readContent.ts'

/** Every address that the bench visits: all pages and articles but the one for unknown addresses. */
export async function benchRoutes(): Promise<{ path: string; indexed: boolean }[]> {
  const content = await readContent()
  return [
    // Lighthouse judges no page that answers with 404.
    ...allPages(content).filter((page) => page !== content.pages['not-found']),
    ...content.posts.map(({ link }) => ({ path: link, indexed: true })),
  ]
}
