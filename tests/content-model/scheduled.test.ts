import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { today } from '../../content-model/dates.ts'
import { readContent } from '../../content-model/readContent.ts'
import { nextPublication } from '../../content-model/records.ts'
import { errorsAfter } from '../support/content/errorsAfter.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'

const FILE = 'posts/later.mdx'
const LINK = '/published-later'

/** An article with this date, to which no page links. */
const article = (date: string, text = 'Words.') => `---
id: 90
title: An article that waits for its day to come
thumb: scene.webp
alt: ''
swatch: pink
date: ${date}
author: Admin
link: ${LINK}
author_link: /author
summary: >-
  It stands in the content for a while before anybody reads it, and appears on the day of its date.
category: Marketing
---

${text}
`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2030, 0, 31, 23, 59, 59) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The articles of the test content and one more with this date. */
async function postsWith(date: string, withDrafts = false) {
  const changes = new Map([[FILE, article(date)]])
  return (await readContent(TEST_CONTENT, { changes, withDrafts })).posts
}

const files = async (...given: Parameters<typeof postsWith>) =>
  (await postsWith(...given)).map(({ file }) => file)

test('an article is published on its date, and not a second earlier', async () => {
  expect(today()).toBe('2030-01-31')
  expect(await files('February 1, 2030')).not.toContain(FILE)
  vi.setSystemTime(new Date(2030, 1, 1))
  expect(await files('February 1, 2030')).toContain(FILE)
})

test('in development a scheduled article shows before its date', async () => {
  expect(await files('2030-02-01', true)).toContain(FILE)
})

test('the next publication date is that of the earliest scheduled article', async () => {
  expect(nextPublication(await postsWith('2030-02-01', true))).toBe('2030-02-01')
  expect(nextPublication(await postsWith('2030-01-31', true))).toBeUndefined()
})

test('published content may not link to an article that is published later', async () => {
  expect(
    await errorsAfter({
      [FILE]: article('2030-02-01'),
      'site/navigation.yaml': { from: 'path: /about', to: `path: ${LINK}` },
    }),
  ).toEqual([
    `content/site/navigation.yaml: "items.2.path" names "${LINK}", which is published later. Give it an earlier date, or remove this reference.`,
  ])
})

test('a scheduled article may link to one that is published before it', async () => {
  const linked = (date: string) => ({
    [FILE]: article(date),
    'posts/linking.mdx': article('2030-03-01', `See [the other](${LINK}).`)
      .replace('id: 90', 'id: 91')
      .replace(`link: ${LINK}`, 'link: /linking')
      .replace('An article', 'Another one')
      .replace('It stands', 'This one stands'),
  })
  expect(await errorsAfter(linked('2030-02-01'))).toEqual([])
  expect(await errorsAfter(linked('2030-04-01'))).toEqual([
    expect.stringContaining(`names "${LINK}", which is published later.`),
  ])
})
