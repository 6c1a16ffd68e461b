import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { sitePages } from './pages.ts'
import { POSTS_PER_PAGE } from './pagination.ts'
import { postsTagged, tagPages } from './tags.ts'

const content = await readContent(TEST_CONTENT)

/** The tests' content, with one article for each list of tags. */
function taggedWith(...tags: string[][]) {
  const [post] = content.posts
  if (!post) throw new Error('The tests’ content has articles.')
  return {
    ...content,
    posts: tags.map((own, index) => ({ ...post, link: `/${index}`, tags: own })),
  }
}

test('every tag has one page, with the articles that have the tag', () => {
  const tagged = taggedWith(['Forms', 'Law & order'], ['Forms'])
  const links = (tag: string) => postsTagged(tagged, tag).map(({ link }) => link)
  expect(tagPages(tagged).map(({ path, tag }) => [path, links(tag)])).toEqual([
    ['/blog/tags/forms', ['/0', '/1']],
    ['/blog/tags/law-order', ['/0']],
  ])
})

test('the title, description and heading of a tag’s page contain the tag', () => {
  const [page] = tagPages(taggedWith(['Forms']))
  for (const words of [page?.title, page?.description, page?.heading])
    expect(words).toContain('Forms')
})

test('the share picture of a tag’s page is that of its oldest article, on that article’s colour', () => {
  const tagged = taggedWith(['Forms'], ['Forms'], ['Law'])
  const posts = tagged.posts.map((post, index) => ({ ...post, thumb: `${index}.webp` }))
  const pictures = tagPages({ ...tagged, posts }).map(({ share }) => share)
  const { swatch } = posts[0] ?? {}
  expect(pictures).toEqual([
    expect.objectContaining({ pictures: ['1.webp'], swatch }),
    expect.objectContaining({ pictures: ['2.webp'], swatch }),
  ])
})

test('search engines may index a tag’s page once two articles have the tag', () => {
  const pages = tagPages(taggedWith(['Forms', 'Law'], ['Forms']))
  expect(pages.map(({ indexed }) => indexed)).toEqual([true, false])
})

test('a tag with many articles has further pages', () => {
  const many = taggedWith(...Array.from({ length: POSTS_PER_PAGE + 1 }, () => ['Forms']))
  const further = sitePages(many).find(({ page }) => page.path === '/blog/tags/forms/2')
  expect(further?.page.title).toMatch(/Forms.*2/)
})
