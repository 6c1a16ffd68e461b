import { expect, test } from 'vitest'
import { allPages } from '../../content-model/collections.ts'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { sitePages } from './pages.ts'
import { POSTS_PER_PAGE } from './pagination.ts'
import { sharePicturePath } from './sharePictures.ts'

const content = await readContent(TEST_CONTENT)
const pathsOf = (pages: ReturnType<typeof sitePages>) => pages.map(({ page }) => page.path)

test('every page and article is listed once, by its canonical path', () => {
  const paths = pathsOf(sitePages(content))
  expect(new Set(paths).size).toBe(paths.length)
  const tags = new Set(content.posts.flatMap((post) => post.tags))
  expect(paths).toHaveLength(allPages(content).length + tags.size + content.posts.length)
  expect(paths).not.toContain('/Web-Development')
})

test('the further pages of long lists are listed too, each with its own share picture', () => {
  const [post] = content.posts
  if (!post) throw new Error('The tests’ content has articles.')
  const many = Array.from({ length: POSTS_PER_PAGE + 1 }, (_, index) => ({
    ...post,
    link: `/article-${index}`,
  }))
  const pages = sitePages({ ...content, posts: many })
  expect(pathsOf(pages)).toEqual(expect.arrayContaining(['/blog/2', '/author/2', '/categories/2']))
  const pictures = pages.map(({ page }) => sharePicturePath(page))
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('an article’s last change is the date that it states', () => {
  const posts = content.posts.map((post) => ({ ...post, updated: '2025-01-02' }))
  const [article] = sitePages({ ...content, posts }).slice(-1)
  expect(article?.changed).toBe('2025-01-02')
})
