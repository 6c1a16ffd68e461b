import type { Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

test('the footer links to the pages, the profiles and a quote, and shows the address, email, phone and year', async ({
  read,
  content,
}) => {
  const page = await read('/')
  const links = footer(page).getByRole('navigation').getByRole('link')
  const written = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(written).toEqual([
    ['Pricing', '/pricing'],
    ['Our Work', '/work'],
    ['Our Team', '/team'],
    ['About Us', '/about'],
    ['Our Services', '/services'],
    ['Testimonials', '/testimonial'],
    ['Our Blog', '/blog-details'],
    ['FAQs', '/faq'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-conditions'],
    ['Contact Us', '/contact'],
  ])

  const logo = footer(page).getByRole('link', { name: content.brand.name, exact: true })
  await expect(logo).toHaveAttribute('href', '/')

  const { address, email, phone } = content.brand
  await expect(footer(page).locator('address')).toContainText(address.street)
  await expect(footer(page).locator('address')).toContainText(
    `${address.locality} ${address.postcode}`,
  )
  const link = (name: string) => footer(page).getByRole('link', { name })
  await expect(link(email)).toHaveAttribute('href', `mailto:${email}`)
  await expect(link(phone.display)).toHaveAttribute('href', `tel:${phone.number}`)

  const names = ['Facebook', 'X', 'Instagram', 'LinkedIn', 'Google Business']
  const profiles = footer(page).getByRole('link', { name: /opens in a new tab/ })
  await expect(profiles).toHaveCount(5)
  for (const [index, name] of names.entries()) {
    await expect(profiles.nth(index)).toHaveAccessibleName(`${name} (opens in a new tab)`)
    await expect(profiles.nth(index)).toHaveAttribute(
      'href',
      content.brand.social[index]?.link ?? '',
    )
    await expect(profiles.nth(index)).toHaveAttribute('target', '_blank')
  }

  await expect(footer(page)).toContainText(`© 2024 ${content.brand.name}`)

  const quote = footer(page).getByRole('link', { name: 'Get A Quote' })
  await expect(quote).toHaveAttribute('href', '/contact')
})

test('on a phone every link of the footer is at least 44 px high', async ({ read }) => {
  const page = await read('/', { width: 390, height: 844 })
  const heights = await footer(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test('the link to the accessibility statement is at least 44 px high on desktops too', {
  tag: '@long',
}, async ({ read, content }) => {
  const page = await read('/')
  const statement = footer(page).getByRole('link', {
    name: content.footer.accessibility.label,
    exact: true,
  })
  expect((await statement.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

for (const width of roundOf([390, 320, 768, 1024])) {
  test(`the chat button covers no words at the end of a page ${width} px wide`, {
    tag: '@long',
  }, async ({ page, content }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    const button = page.getByRole('link', { name: content.labels.chat })
    // Parts take up their full height only when they come into view, so the end of the page moves.
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
          return innerHeight + scrollY - document.documentElement.scrollHeight
        }),
      )
      .toBeCloseTo(0, 0)
    const box = await button.boundingBox()
    expect(box).not.toBeNull()
    const covered = await footer(page).evaluate((element, { x, y }) => {
      const words: string[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const isUnder = [...range.getClientRects()].some(
          ({ right, bottom, width }) => width > 1 && right > x && bottom > y,
        )
        if (isUnder) words.push(node.textContent ?? '')
      }
      return words
    }, box ?? { x: 0, y: 0 })
    expect(covered).toEqual([])
  })
}
