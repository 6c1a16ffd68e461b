import { expect, test } from 'vitest'
import { errorsAfter } from '../support/content/errorsAfter.ts'

/** A change that gives the newest article these tags. */
const tagged = (tags: string) => ({
  'posts/gdpr.mdx': { from: /^tags: .*$/m, to: `tags: ${tags}` },
})

test('two spellings of one tag are refused, since they would share a page', async () => {
  const errors = await errorsAfter(tagged('[google]'))
  expect(errors).toContain(
    'content/posts/marketing.mdx: "tags.1" is "Google", which content/posts/gdpr.mdx spells "google": both would have the page /blog/tags/google. Spell both the same.',
  )
})

test('a tag whose page would have the address of another page is refused', async () => {
  const errors = await errorsAfter({
    ...tagged('[Login]'),
    'site/tags.yaml': { from: 'folder: /blog/tags', to: 'folder: /topics' },
    'pages/login.yaml': { from: 'path: /login', to: 'path: /topics/login' },
  })
  expect(errors).toContain(
    'content/posts/gdpr.mdx: "tags.1" is "Login", whose page would have the address /topics/login, which content/pages/login.yaml uses. Use another word, or give that page another address.',
  )
})

test('a tag without a letter or figure is refused, and so is one that is too long for a page title', async () => {
  expect(await errorsAfter(tagged("['🎉🎉']"))).toEqual([
    'content/posts/gdpr.mdx: "tags.1" is "🎉🎉". Use at least one letter or digit.',
  ])
  const [error] = await errorsAfter(tagged('[Things that nobody would ever look for]'))
  expect(error).toContain('has 38 characters. Use at most 28 characters.')
})

test('names with different special characters are different tags', async () => {
  expect(await errorsAfter(tagged("[C, C#, C++, .NET, NET, 'R&D']"))).toEqual([])
})

test('the heading of tag pages must contain {tag}', async () => {
  const errors = await errorsAfter({
    'site/tags.yaml': { from: /^heading: .*$/m, to: "heading: 'Articles on {tags}'" },
  })
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('{tags}')
})

test('an article may link to the page of a tag', async () => {
  const leading = (path: string) => ({
    'site/navigation.yaml': { from: 'path: /about', to: `path: ${path}` },
  })
  expect(await errorsAfter(leading('/blog/tags/google'))).toEqual([])
  expect(await errorsAfter(leading('/blog/tags/gogle'))).toEqual([
    expect.stringContaining('Did you mean /blog/tags/google?'),
  ])
})
