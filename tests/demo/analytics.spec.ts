import { COUNT_PATH } from '../../forms/fields.ts'
import { nextFrames } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

test('with analytics switched off, no page loads or calls the counter', async ({
  page,
  context,
  content,
}) => {
  test.skip(content.analytics.enabled, 'The owner has switched it on.')
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
  })
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await nextFrames(page)
  await page.goto('/contact')
  await nextFrames(page)
  expect(asked).not.toContain(COUNT_PATH)
  expect(asked.filter((path) => path.includes('countPage'))).toEqual([])
})
