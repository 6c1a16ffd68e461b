import { expect, test } from 'vitest'
import { replaceChanged } from './replaceChanged.ts'

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

const LINK = '<p><a href="/changes">What has changed</a></p>'

test.each([
  ['words change', '<p>one</p>', '<p>two</p>'],
  ['a part comes', `<p>one</p>${LINK}`, `<p>one</p><form></form>${LINK}`],
  ['a part goes', `<div role="status"><p>one</p></div>${LINK}`, LINK],
  ['a part takes the place of another', '<p>one</p>', '<ul><li>one</li></ul>'],
  ['an attribute changes', '<p class="a">one</p>', '<p class="b">one</p>'],
  ['all goes', '<p>one</p>', ''],
])('where %s, the element holds what the other holds', (_, before, after) => {
  const shown = bodyOf(before)
  replaceChanged(shown, bodyOf(after))
  expect(shown.innerHTML).toBe(after)
})

test('a paragraph more leaves all others as they are', () => {
  const shown = bodyOf('<p>one</p><p>two</p><p>four</p>')
  const kept = [...shown.children]
  replaceChanged(shown, bodyOf('<p>one</p><p>two</p><p>three</p><p>four</p>'))
  expect([...shown.children].filter((one) => kept.includes(one))).toEqual(kept)
  expect(kept.map((one) => one.textContent)).toEqual(['one', 'two', 'four'])
})

test('a part in which words change stays, though one comes beside it and another one changes too', () => {
  const page = (step: string, form: string, list: string) =>
    bodyOf(`<div role="status"><p>${step}</p></div>${form}<section>${list}${LINK}</section>`)
  const shown = page('Building', '', '<p>None</p>')
  const [region, link] = [shown.querySelector('[role=status]'), shown.querySelector('a')]
  replaceChanged(shown, page('Done', '<form></form>', '<p>One</p>'))
  expect(shown.querySelector('[role=status]')).toBe(region)
  expect(shown.querySelector('a')).toBe(link)
  expect(region?.textContent).toBe('Done')
})
