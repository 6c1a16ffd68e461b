import { listen } from '../support/announcements.ts'
import { beginForm } from '../support/beginForm.ts'
import { bringIntoView } from '../support/slideRow.ts'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { typedText } from '../support/typedText.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

// The snapshots of the accessibility tree quote the content of the site.

test('while the headline, counters and sliders move, screen readers get the complete texts and no announcement', {
  tag: '@long',
}, async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await nextFrames(page)
  const announced = await listen(page)
  const headline =
    'Take Your Business to the Next Level with Custom Websites, Mobile Apps, SEO Rankings, Targeted Ads, Ai Automation'
  const h1 = page.getByRole('heading', { level: 1 })
  await expect(h1).toHaveAccessibleName(headline)
  await pass(page, 5_000)
  await expect(h1).toHaveAccessibleName(headline)
  expect(await typedText(page)).not.toBe('Custom Websites')

  await bringIntoView(page.locator('[data-counters]'))
  await nextFrames(page)
  await pass(page, 3_000)
  await expect(page.getByRole('region', { name: 'in figures' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - paragraph: /^5 ?\\+$/
        - paragraph: years of service
      - listitem:
        - paragraph: /^200 ?\\+$/
        - paragraph: clients served globally
      - listitem:
        - paragraph: /^95 ?%$/
        - paragraph: customer satisfaction
      - listitem:
        - paragraph: /^50 ?\\+$/
        - paragraph: successful projects
  `)

  const clients = page.getByRole('region', { name: 'What Our Clients Say' })
  await bringIntoView(clients)
  await nextFrames(page)
  await pass(page, 10_000)
  await expect(clients).toMatchAriaSnapshot(`
    - heading "What Our Clients Say" [level=2]
    - group "What Our Clients Say":
      - list:
        - listitem:
          - figure:
            - img "5 out of 5"
            - blockquote
    - button "Slide 1 of 4"
    - button "Slide 2 of 4"
    - button "Slide 3 of 4"
    - button "Slide 4 of 4"
    - button "Pause"
  `)
  await expect(clients.locator('[aria-current="true"]')).toHaveCount(1)
  await clients.getByRole('button', { name: 'Pause' }).click()
  await expect(clients.getByRole('button', { name: 'Play' })).toBeFocused()
  expect(await announced()).toEqual([])
})

test('the breadcrumb gives the position of the page', async ({ read }) => {
  const page = await read('/web-development')
  const breadcrumb = page.getByRole('navigation', { name: 'You are here' })
  await expect(breadcrumb).toMatchAriaSnapshot(`
    - navigation "You are here":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Our Services"
        - listitem: /Web/
  `)
  await expect(breadcrumb.locator('[aria-current="page"]')).toHaveCount(1)
})

test('the answer to a newsletter subscription is announced once', { tag: '@long' }, async ({
  page,
  content,
}) => {
  await page.route('**/f/*', (route) => route.fulfill({ status: 200, body: '{"ok":true}' }))
  await page.goto('/contact')
  const form = page.getByRole('contentinfo').locator('form')
  await beginForm(form)
  const announced = await listen(page)
  await form.getByRole('textbox').fill('nora@northfold.example')
  await form.getByRole('textbox').press('Enter')
  await expect(form.getByRole('status')).not.toBeEmpty()
  expect(await announced()).toEqual([content.forms.newsletter.success])
})

test('the search announces the number of pages found, or that there are none', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search this site' })
  const field = dialog.getByRole('searchbox')
  const announced = await listen(page)
  await field.pressSequentially('gdpr')
  await expect(dialog.getByRole('list', { name: 'Search results' })).toBeVisible()
  await field.fill('zzxqqk')
  await expect(dialog.getByRole('status')).toContainText('Nothing found')
  const said = await announced()
  expect(said.filter((words) => /pages? found for “gdpr”/.test(words))).toHaveLength(1)
  expect(said.at(-1)).toBe('Nothing found for “zzxqqk”')
})
