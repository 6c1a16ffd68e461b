import type { Page } from '@playwright/test'
import { writeDate } from '../../content-model/dates.ts'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

const cards = (page: Page) =>
  page.locator('section:is([aria-labelledby$=posts-heading], [aria-labelledby^=post-list]) article')

for (const address of roundOf(['/', '/home-2', '/home-3'])) {
  test(`${address} shows the first three articles of the blog in the same order`, async ({
    read,
  }) => {
    const linksAt = async (path: string) => {
      const page = await read(path)
      const links = cards(page).getByRole('heading').getByRole('link')
      return links.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      )
    }
    const blog = await linksAt('/blog')
    expect(await linksAt(address)).toEqual(blog.slice(0, 3))
  })
}

test('each article has a readable and a machine-readable date, and its author links to the author page', async ({
  read,
  content,
}) => {
  const page = await read('/')
  const times = cards(page).locator('time')
  await expect(times).toHaveText(content.posts.slice(0, 3).map(({ date }) => writeDate(date)))
  const dates = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(dates).toEqual(dates.map(() => expect.stringMatching(/^\d{4}-\d\d-\d\d$/)))
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const [index, { author, author_link }] of content.posts.slice(0, 3).entries()) {
    const byline = cards(page).nth(index).getByRole('link', { name: author })
    await expect(byline).toHaveAttribute('href', author_link)
  }
})
