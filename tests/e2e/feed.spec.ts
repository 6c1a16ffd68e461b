import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

test('every page links to the feed in its head', async ({ request }) => {
  for (const address of CANONICAL_ADDRESSES) {
    const html = await (await request.get(address)).text()
    expect(html, address).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]*\/rss\.xml/,
    )
  }
})

test('the feed contains every article in full, newest first, each with its address and author', async ({
  page,
  request,
  content,
}) => {
  const answer = await request.get('/rss.xml')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('xml')
  const items = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      if (feed.querySelector('parsererror')) throw new Error('The feed is no XML.')
      return [...feed.querySelectorAll('item')].map((item) => {
        const text = (name: string) => item.getElementsByTagName(name)[0]?.textContent ?? ''
        const html = text('content:encoded')
        return {
          title: text('title'),
          link: text('link'),
          author: text('dc:creator'),
          day: new Date(text('pubDate')).toISOString().slice(0, 10),
          html,
          words: new DOMParser().parseFromString(html, 'text/html').body.textContent.split(/\s+/),
        }
      })
    },
    await answer.text(),
  )
  expect(items).toHaveLength(content.posts.length)
  const days = items.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().reverse())
  for (const { title, link, author, words } of content.posts) {
    const item = items.find((candidate) => candidate.title === title)
    expect(item?.author).toBe(author)
    expect(item?.link).toBe(`${content.brand.url}${link}`)
    expect(item?.words.length, link).toBeGreaterThan(words * 0.9)
  }
  for (const { html, link } of items) {
    expect(html, `${link} has absolute addresses`).not.toMatch(
      /\s(?:href|src)="(?!https:|mailto:|tel:)/,
    )
    expect(html, `${link} needs no script, style, drawing or class of this site`).not.toMatch(
      /<(?:script|style|svg|astro-)|\sclass="/,
    )
  }
})
