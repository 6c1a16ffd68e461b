import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { copyContent } from '../support/content/copyContent.ts'
import { type Change, errorsAfter } from '../support/content/errorsAfter.ts'

test.each<[string, Record<string, Change>, ...string[]]>([
  [
    'a missing quote is refused with its line',
    { 'plans/app-basic.yaml': { from: "price: '700'", to: "price: '700" } },
    'content/plans/app-basic.yaml: line 7 cannot be read. A quote, bracket or colon is missing there.',
  ],
  [
    'a second colon in a line is refused with its line',
    { 'team/amara.yaml': { from: /^bio: /m, to: 'bio: Amara: ' } },
    'content/team/amara.yaml: line 20 cannot be read. Put text that contains a colon in quotes, and check the indentation.',
  ],
  [
    'a field that occurs twice is refused with its line',
    { 'site/claims.yaml': { from: 'years: 5', to: 'years: 5\nyears: 6' } },
    'content/site/claims.yaml: line 5 cannot be read. The same field appears twice. Remove one.',
  ],
  [
    'a tab in the indent is refused with its line',
    { 'site/brand.yaml': { from: '  on_light', to: '\ton_light' } },
    'content/site/brand.yaml: line 14 cannot be read. Indent with spaces, not tabs.',
  ],
  [
    'an error in the frontmatter of an article is refused with its line in the file',
    { 'posts/seo.mdx': { from: /^id: 3$/m, to: 'id: 3: 4' } },
    'content/posts/seo.mdx: line 2 cannot be read. Put text that contains a colon in quotes, and check the indentation.',
  ],
  [
    'an article without frontmatter is refused',
    { 'posts/seo.mdx': 'Search has changed.\n' },
    'content/posts/seo.mdx: the front matter is missing. Begin with a line of ---, then the fields, then another line of ---.',
  ],
  [
    'an empty file is refused',
    { 'services/seo.yaml': '' },
    'content/services/seo.yaml: the file is blank. Use fields below it, one per line, each with a colon after its name.',
  ],
  [
    'a deleted page is refused',
    { 'pages/team.yaml': null },
    'content/pages/team.yaml: the file is missing. Restore it.',
  ],
  [
    'a page file whose name has capitals or spaces is refused',
    { 'pages/Our Team.yaml': 'path: /teams\n' },
    'content/pages/Our Team.yaml: the file name may contain only lowercase letters, digits and hyphens. Rename it.',
  ],
  [
    'a file with a wrong extension is refused',
    { 'plans/app-extra.yml': 'id: 13\n' },
    'content/plans/app-extra.yml: files here end in .yaml. Rename it.',
  ],
])('%s', async (_, changes, ...errors) => {
  expect(await errorsAfter(changes)).toEqual(errors)
})

test('a site without any article is refused', async () => {
  const directory = copyContent()
  await rm(join(directory, 'posts'), { recursive: true })
  await expect(readContent(directory)).rejects.toThrow(
    'No article is published. Keep at least one for the blog, the feed and the search.',
  )
})
