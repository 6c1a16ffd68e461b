import { expect, test } from '../support/visitor.ts'

/** Literal words of the shipped demo's pages, by address. */
const WORDS: Record<string, string[]> = {
  '/': [
    'Take Your Business to the Next Level with',
    'Custom Websites',
    'Request Your Free Consultation Today!',
    'Global Reach',
    'Digital Innovation',
    'Get Your Free Consultation Now!',
    'Expert Web Development, SEO & Digital Automation',
    'Celebrating Our Success: Web Development, SEO & Digital Automation Projects',
    'Lets Talk',
    'years of service',
    'clients served globally',
    'customer satisfaction',
    'successful projects',
    'What Our Clients Say',
    'Affordable Plans for You',
    'View Prices in $US Dollars',
    'Latest Blog & Articles',
    'Get A Quote',
    '© 2024 Forthwright',
  ],
  '/about': ['200+', 'Global Clients', '95%', 'Client Satisfaction', 'Request a Quote'],
  '/contact': ['I agree to the terms & conditions', 'Send A Message'],
  '/gdpr-compliance': ["Any Questions? Let's Talk", 'Leave a Reply', '3 comments'],
  '/home-3': ['Request A Demo', 'Watch Intro Video', '2300+'],
  '/login': ['Username', 'Password', 'Remember me'],
  '/pricing': ['£350', '£525', '£950', '£700', '£1,200', '£2,500', '£1,500', '$1,929'],
}

test.use({ javaScriptEnabled: false })

test('the pages of the demo contain their specified texts', async ({ page }) => {
  for (const [address, words] of Object.entries(WORDS)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const text = (await page.locator('body').textContent())?.replaceAll(/\s+/g, ' ')
    for (const phrase of words) expect(text, address).toContain(phrase)
  }
})

test('the nine articles of the demo are dated from October 31 to September 6, 2024', async ({
  page,
}) => {
  await page.goto('/blog')
  const days = await page.getByRole('main').locator('article time').allTextContents()
  expect(days).toHaveLength(9)
  expect([days[0], days.at(-1)]).toEqual(['October 31, 2024', 'September 6, 2024'])
})
