import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from '../../tests/support/painted.ts'
import { TypedPhrase } from '../components/TypedPhrase/TypedPhrase.tsx'
import { typewriter } from './typewriter.ts'

const COMPLETE_MS = 1000
const DELETE_MS = 50
const FAMILY = '\u{1F469}\u200D\u{1F467}'

let headline: HTMLElement

/** Shows a headline in a narrow column, ready to type. It ignores the pointer, wherever an earlier test left it. */
async function show(phrases: string[]) {
  document.body.innerHTML = `<h1 style="width: 300px; font-size: 40px; pointer-events: none">${renderToStaticMarkup(
    <TypedPhrase phrases={phrases} />,
  )}</h1>`
  headline = document.querySelector('h1') as HTMLElement
  typewriter()
  // Typing starts once the browser reports the headline in view. Vitest's own poll would advance the fake clock.
  while (vi.getTimerCount() === 0) await painted()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

test('an accented letter or an emoji of several parts is typed as one character', async () => {
  await show([`Cafe\u0301${FAMILY}`, 'Tea'])
  vi.advanceTimersByTime(COMPLETE_MS)
  expect(headline.innerText).toBe('Cafe\u0301')
  vi.advanceTimersByTime(DELETE_MS)
  expect(headline.innerText).toBe('Caf')
})

test('the headline keeps room for its tallest phrase, so that nothing below it moves', async () => {
  await show(['Short', 'A phrase that is a good deal longer than one line'])
  const heightPx = headline.offsetHeight
  const heights = new Set<number>()
  for (let letter = 0; letter < 80; letter++) {
    vi.advanceTimersByTime(100)
    heights.add(headline.offsetHeight)
  }
  expect([...heights]).toEqual([heightPx])
  expect(heightPx).toBeGreaterThan(100)
})

test('no word jumps to the next line while it is typed', async () => {
  const phrases = ['Short', 'Considerable consequences']
  await show(phrases)
  vi.advanceTimersByTime(COMPLETE_MS + 5 * DELETE_MS)
  const lines = new Set<number>()
  for (let letter = 0; letter < 24; letter++) {
    vi.advanceTimersByTime(100)
    const text = headline.querySelector('[data-typed]')?.firstChild
    const start = text?.textContent?.indexOf('cons') ?? -1
    if (!text || start < 0) continue
    const word = document.createRange()
    word.setStart(text, start)
    word.setEnd(text, start + 1)
    lines.add(word.getBoundingClientRect().top)
  }
  expect(lines.size).toBe(1)
})
