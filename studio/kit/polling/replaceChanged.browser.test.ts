import { expect, test } from 'vitest'
import { replaceChanged } from './replaceChanged.ts'

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

const LINK = '<p><a href="/changes">What has changed</a></p>'

test.each([
  ['text changes', '<p>one</p>', '<p>two</p>'],
  ['an element is added', `<p>one</p>${LINK}`, `<p>one</p><form></form>${LINK}`],
  ['an element is removed', `<div role="status"><p>one</p></div>${LINK}`, LINK],
  ['an element replaces another', '<p>one</p>', '<ul><li>one</li></ul>'],
  ['an attribute changes', '<p class="a">one</p>', '<p class="b">one</p>'],
  ['everything is removed', '<p>one</p>', ''],
])('after replacing, when %s, the content equals the new content', (_, before, after) => {
  const shown = bodyOf(before)
  replaceChanged(shown, bodyOf(after))
  expect(shown.innerHTML).toBe(after)
})

test('an added paragraph leaves the other elements in place', () => {
  const shown = bodyOf('<p>one</p><p>two</p><p>four</p>')
  const kept = [...shown.children]
  replaceChanged(shown, bodyOf('<p>one</p><p>two</p><p>three</p><p>four</p>'))
  expect([...shown.children].filter((one) => kept.includes(one))).toEqual(kept)
  expect(kept.map((one) => one.textContent)).toEqual(['one', 'two', 'four'])
})

test('an element whose text changes is kept when a sibling is added and another one changes', () => {
  const page = (step: string, form: string, list: string) =>
    bodyOf(`<div role="status"><p>${step}</p></div>${form}<section>${list}${LINK}</section>`)
  const shown = page('Building', '', '<p>None</p>')
  const [region, link] = [shown.querySelector('[role=status]'), shown.querySelector('a')]
  replaceChanged(shown, page('Done', '<form></form>', '<p>One</p>'))
  expect(shown.querySelector('[role=status]')).toBe(region)
  expect(shown.querySelector('a')).toBe(link)
  expect(region?.textContent).toBe('Done')
})
