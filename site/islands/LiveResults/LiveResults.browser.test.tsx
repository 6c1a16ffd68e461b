import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SearchForm } from '../Search/SearchForm.tsx'
import { indexedWords, searchEngine } from '../Search/searchEngine.ts'
import { LiveResults } from './LiveResults.island.tsx'

vi.mock('../Search/searchEngine.ts')

const LABELS = {
  searching: 'Searching',
  found: { one: 'One page says {query}', other: '{count} pages say {query}' },
  instead: 'Shown for {instead}',
  nothing: 'Nothing says {query}',
  failed: 'The search cannot be reached',
  advice: 'Try another word',
  ask: { text: 'Not found?', action: { label: 'Ask us', path: '/contact' } },
  all_results: 'All {count} pages',
  results: 'Results',
}

/** Makes every query find this many pages. */
function find(count: number) {
  const results = Array.from({ length: count }, (_, index) => ({
    data: async () => ({
      url: `/tree-${index}`,
      content: 'A tree stands.',
      excerpt: 'A <mark>tree</mark> stands.',
      meta: { title: `Tree ${index}` },
    }),
  }))
  vi.mocked(indexedWords).mockResolvedValue(['tree'])
  vi.mocked(searchEngine).mockResolvedValue({
    options: async () => {},
    search: async () => ({ results }),
  })
}

let root: Root

beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(
    <SearchForm action="/results" label="Search" placeholder="Word" fieldId="field">
      <LiveResults fieldId="field" action="/results" labels={LABELS} />
    </SearchForm>,
  )
})

afterEach(() => root.unmount())

const field = page.getByRole('searchbox', { name: 'Search' })
const links = page.getByRole('list').getByRole('link')

test('five results appear while typing, with a link to all of them', async () => {
  find(7)
  await field.fill('tree')
  await expect.element(page.getByRole('status')).toHaveTextContent('7 pages say tree')
  expect(links.elements()).toHaveLength(5)
  await expect
    .element(page.getByRole('link', { name: 'All 7 pages' }))
    .toHaveAttribute('href', '/results?q=tree')
})

test('the down arrow moves from the field through the results, the up arrow back', async () => {
  find(2)
  await field.fill('tree')
  await expect.element(links.nth(1)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(links.nth(1).element())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(field.element())
})

test('a search without results says so and offers advice', async () => {
  find(0)
  await field.fill('tree')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing says tree')
  await expect.element(page.getByText('Try another word')).toBeVisible()
})

test('if the index cannot be fetched, the search says so and retries on the next letter', async () => {
  vi.mocked(indexedWords).mockRejectedValue(new Error('offline'))
  await field.fill('tre')
  await expect.element(page.getByRole('status')).toHaveTextContent('The search cannot be reached')
  find(1)
  await field.fill('tree')
  await expect.element(page.getByRole('status')).toHaveTextContent('One page says tree')
})
