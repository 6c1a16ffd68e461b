import { expect, test, vi } from 'vitest'
import { readContent } from '../../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { articleRoutes } from '../../lib/posts.ts'
import { loadArticle } from './loadArticle.ts'

// Pictures can be made only within Astro's build.
vi.mock('../../build/pictures.ts', () => ({
  preparePicture: async ({ name }: { name: string }) => ({ src: name }),
}))

const content = await readContent(TEST_CONTENT)
const [first, second] = articleRoutes(content.posts)
const [example] = content.comments
if (!first || !second || !example) throw new Error('The tests’ content has articles and comments.')

const real = { ...example, id: 99, demo: false, article: first.post.link, name: 'Rhea Quist' }
const withReal = { ...content, comments: [...content.comments, real] }

async function commentsBelow(route: typeof first, all = withReal) {
  if (!route) throw new Error('The tests’ content has two articles.')
  return (await loadArticle(all, route, [])).comments
}

test('a comment appears only below the article that it names', async () => {
  const names = async (route: typeof first) =>
    (await commentsBelow(route)).comments.map(({ name }) => name)
  expect(await names(first)).toContain(real.name)
  expect(await names(second)).not.toContain(real.name)
})

test('the heading counts the comments of the article', async () => {
  const { heading } = await commentsBelow(first)
  expect(heading).toContain(String(content.comments.length + 1))
})

test('a reader’s picture is shown, else the initials', async () => {
  const pictured = {
    ...content,
    comments: [
      { ...real, src: 'portrait.webp' },
      { ...real, id: 100 },
    ],
  }
  const { comments } = await commentsBelow(first, pictured)
  expect(comments.map(({ picture }) => picture?.src)).toEqual(['portrait.webp', undefined])
})

test('a series with only one published part is not shown', async () => {
  const { posts } = content
  const seriesAt = async (names: (string | undefined)[]) => {
    const named = posts.map((post, index) => ({ ...post, series: names[index] }))
    const [route] = articleRoutes(named)
    if (!route) throw new Error('The tests’ content has articles.')
    return (await loadArticle({ ...content, posts: named }, route, [])).foot.series
  }
  expect(await seriesAt([])).toBeUndefined()
  expect(await seriesAt(['One', 'Two'])).toBeUndefined()
  expect((await seriesAt(['One', 'Two', 'One']))?.parts.map(({ href }) => href)).toEqual([
    posts[2]?.link,
    posts[0]?.link,
  ])
})
