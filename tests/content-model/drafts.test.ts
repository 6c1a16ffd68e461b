import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { errorsAfter } from '../support/content/errorsAfter.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'

/** Makes a record a draft. */
const DRAFT = { from: /^id: (\d+)$/m, to: 'id: $1\ndraft: true' }

/** The test content with a change in one file. */
async function contentWith(file: string, change: { from: RegExp; to: string }, withDrafts = false) {
  const text = await readFile(join(TEST_CONTENT, file), 'utf8')
  const changes = new Map([[file, text.replace(change.from, change.to)]])
  return readContent(TEST_CONTENT, { changes, withDrafts })
}

test('a draft is listed only in development', async () => {
  const count = (await readdir(join(TEST_CONTENT, 'testimonials'))).length
  const file = 'testimonials/mei-tan.yaml'
  const files = async (withDrafts: boolean) =>
    (await contentWith(file, DRAFT, withDrafts)).testimonials.map(({ file: of }) => of)
  expect(await files(true)).toHaveLength(count)
  expect(await files(false)).toHaveLength(count - 1)
  expect(await files(false)).not.toContain(file)
})

test('an item of a list may be a draft', async () => {
  const draft = { from: /^- id: two$/m, to: '- draft: true\n  id: two' }
  const { faqs } = await contentWith('faqs.yaml', draft)
  expect(faqs.map(({ id }) => id)).not.toContain('two')
})

test('a draft is checked like any record', async () => {
  expect(
    await errorsAfter({ 'team/kenji.yaml': { from: /^bio: .*$/m, to: 'bio:\ndraft: true' } }),
  ).toContain('content/team/kenji.yaml: "bio" is blank. Use text.')
})

test('published content may not link to a draft', async () => {
  const errors = await errorsAfter({ 'posts/gdpr.mdx': DRAFT })
  expect(errors.length).toBeGreaterThan(0)
  for (const error of errors) expect(error).toContain('"/gdpr-compliance", which is a draft.')
  expect(await errorsAfter({ 'testimonials/arjun-patel.yaml': DRAFT })).toEqual([
    'content/pages/about.yaml: "sections.6.testimonial" names "Arjun Patel", which is a draft. Publish it, or remove this reference.',
  ])
})

test('a draft may link to a draft', async () => {
  const page = (path: string, to: string) => `path: ${path}
title: 'A page that is not yet published at ${path}'
description: >-
  Long enough to be shown by a search engine, and kept from visitors at ${path} for the time being.
heading: Draft
indexed: true
draft: true
sections:
  - type: questions
    heading: Asked
  - type: portfolio
    label: Led
    heading: To the other
    action: { label: Go, path: ${to} }
`
  expect(
    await errorsAfter({
      'pages/one.yaml': page('/one', '/other'),
      'pages/other.yaml': page('/other', '/one'),
    }),
  ).toEqual([])
})

test('a required page cannot be a draft', async () => {
  expect(
    await errorsAfter({ 'pages/thank-you.yaml': { from: /^path/m, to: 'draft: true\npath' } }),
  ).toContain(
    'content/pages/thank-you.yaml: "draft" hides this page from visitors, but the site needs it. Remove it.',
  )
})
