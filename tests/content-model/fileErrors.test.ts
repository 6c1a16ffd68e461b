import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { copyContent } from '../support/content/copyContent.ts'
import { errorsAfter } from '../support/content/errorsAfter.ts'

test('a missing quote is refused with its line', async () => {
  expect(
    await errorsAfter({ 'plans/app-basic.yaml': { from: "price: '700'", to: "price: '700" } }),
  ).toEqual([
    'content/plans/app-basic.yaml: line 7 cannot be read. A quote, bracket or colon is missing there.',
  ])
})

test('a second colon in a line is refused with its line', async () => {
  expect(await errorsAfter({ 'team/amara.yaml': { from: /^bio: /m, to: 'bio: Amara: ' } })).toEqual(
    [
      'content/team/amara.yaml: line 20 cannot be read. Put words that hold a colon in quotes, and check the indent.',
    ],
  )
})

test('a field that occurs twice is refused with its line', async () => {
  expect(
    await errorsAfter({ 'site/claims.yaml': { from: 'years: 5', to: 'years: 5\nyears: 6' } }),
  ).toEqual([
    'content/site/claims.yaml: line 5 cannot be read. The same field stands twice. Remove one.',
  ])
})

test('a tab in the indent is refused with its line', async () => {
  expect(
    await errorsAfter({ 'site/brand.yaml': { from: '  on_light', to: '\ton_light' } }),
  ).toEqual([
    'content/site/brand.yaml: line 13 cannot be read. Use spaces for the indent, not tabs.',
  ])
})

test('a fault in the head of an article is refused with its line in the file', async () => {
  expect(await errorsAfter({ 'posts/seo.mdx': { from: /^id: 3$/m, to: 'id: 3: 4' } })).toEqual([
    'content/posts/seo.mdx: line 2 cannot be read. Put words that hold a colon in quotes, and check the indent.',
  ])
})

test('an article without a head is refused', async () => {
  expect(await errorsAfter({ 'posts/seo.mdx': 'Search has changed.\n' })).toEqual([
    'content/posts/seo.mdx: the head is missing. Begin with a line of ---, the fields, and a line of ---.',
  ])
})

test('an empty file is refused', async () => {
  expect(await errorsAfter({ 'services/seo.yaml': '' })).toEqual([
    'content/services/seo.yaml: the file is blank. Use fields below it, one a line, each with a colon after its name.',
  ])
})

test('a deleted page is refused', async () => {
  expect(await errorsAfter({ 'pages/team.yaml': null })).toEqual([
    'content/pages/team.yaml: the file is missing. Put it back.',
  ])
})

test('a page whose file has a name with capitals or spaces is refused', async () => {
  expect(await errorsAfter({ 'pages/Our Team.yaml': 'path: /teams\n' })).toEqual([
    'content/pages/Our Team.yaml: files here are named in small letters, figures and hyphens. Rename it.',
  ])
})

test('a file with another ending is refused', async () => {
  expect(await errorsAfter({ 'plans/app-extra.yml': 'id: 13\n' })).toEqual([
    'content/plans/app-extra.yml: files here end in .yaml. Rename it.',
  ])
})

test('a site without any article is refused', async () => {
  const directory = await copyContent()
  await rm(join(directory, 'posts'), { recursive: true })
  await expect(readContent(directory)).rejects.toThrow(
    'content/posts holds no article that is published. Keep one at least: blog, feed and search show it.',
  )
})
