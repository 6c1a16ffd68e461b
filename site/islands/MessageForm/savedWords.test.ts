import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetWords, readWords, saveWords, wordsOf } from './savedWords.ts'

const words = { name: 'Nora Dunmore', comments: 'We need five pages.\nSoon.' }

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('localStorage', memory())
})

afterEach(() => vi.unstubAllGlobals())

test("a form's words are what the visitor wrote, not what steers the service", () => {
  const form = new FormData()
  form.append('name', 'Nora Dunmore')
  form.append('phone', '')
  form.append('_captcha', 'false')
  form.append('_next', 'thank-you')
  expect(wordsOf(form)).toEqual({ name: 'Nora Dunmore', phone: '' })
})

test('words come back as they were saved', () => {
  saveWords('tab', 'unsent', words)
  expect(readWords('tab', 'unsent')).toEqual(words)
})

test('words of another form and of another place stay out', () => {
  saveWords('tab', 'unsent', words)
  expect(readWords('tab', 'other')).toBeUndefined()
  expect(readWords('browser', 'unsent')).toBeUndefined()
})

test('later words take the place of earlier ones', () => {
  saveWords('tab', 'unsent', words)
  saveWords('tab', 'unsent', { name: 'Mei Tan' })
  expect(readWords('tab', 'unsent')).toEqual({ name: 'Mei Tan' })
})

test('forgotten words are gone', () => {
  saveWords('browser', 'details', words)
  forgetWords('browser', 'details')
  expect(readWords('browser', 'details')).toBeUndefined()
})

test.for(['{', '[]', '"text"', '{"name":1}'])('%s was not saved here and is left alone', (kept) => {
  sessionStorage.setItem('unsent', kept)
  expect(readWords('tab', 'unsent')).toBeUndefined()
})

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => saveWords('tab', 'unsent', words)).not.toThrow()
  expect(() => forgetWords('tab', 'unsent')).not.toThrow()
  expect(readWords('tab', 'unsent')).toBeUndefined()
})
