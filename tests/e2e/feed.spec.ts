import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

type FeedItem = { title: string; link: string; author: string; day: string; html: string }

test('every page names the feed in its head', async ({ request }) => {
  for (const address of CANONICAL_ADDRESSES) {
    const html = await (await request.get(address)).text()
    expect(html, address).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]*\/rss\.xml/,
    )
  }
})

test.describe('the feed', () => {
  let items: FeedItem[] = []

  test.beforeEach(async ({ page, request }) => {
    const answer = await request.get('/rss.xml')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('xml')
    items = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml')
        if (feed.querySelector('parsererror')) throw new Error('The feed is no XML.')
        return [...feed.querySelectorAll('item')].map((item) => {
          const text = (name: string) => item.getElementsByTagName(name)[0]?.textContent ?? ''
          return {
            title: text('title'),
            link: text('link'),
            author: text('dc:creator'),
            day: new Date(text('pubDate')).toISOString().slice(0, 10),
            html: text('content:encoded'),
          }
        })
      },
      await answer.text(),
    )
  })

  test('holds every article at their addresses with their authors, the newest first', async ({
    content,
  }) => {
    expect(items).toHaveLength(content.posts.length)
    expect(items.map(({ day }) => day)).toEqual(
      items
        .map(({ day }) => day)
        .toSorted()
        .reverse(),
    )
    for (const { title, link, author } of content.posts) {
      const item = items.find((candidate) => candidate.title === title)
      expect(item?.author).toBe(author)
      expect(item?.link).toBe(`${content.brand.url}${link}`)
    }
  })

  test('holds each article in full', async ({ page, content }) => {
    for (const { link, words } of content.posts) {
      const { html = '' } = items.find((item) => item.link.endsWith(link)) ?? {}
      const text = await page.evaluate(
        (markup) => new DOMParser().parseFromString(markup, 'text/html').body.textContent,
        html,
      )
      expect(text.split(/\s+/).length, link).toBeGreaterThan(words * 0.9)
    }
  })

  test('holds absolute addresses and nothing that only this site could show', () => {
    for (const { html, link } of items) {
      expect(html, link).not.toMatch(/\s(?:href|src)="(?!https:|mailto:|tel:)/)
      expect(html, link).not.toMatch(/<(?:script|style|svg|astro-)|\sclass="/)
    }
  })
})
