import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetValues, KEPT_PREFIX, readValues, saveValues, valuesOf } from './savedValues.ts'

const values = { name: 'Nora Dunmore', comments: 'We need five pages.\nSoon.' }

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

test('the values of a form exclude the service’s control fields', () => {
  const form = new FormData()
  form.append('name', 'Nora Dunmore')
  form.append('phone', '')
  form.append('_captcha', 'false')
  form.append('_next', 'thank-you')
  expect(valuesOf(form)).toEqual({ name: 'Nora Dunmore', phone: '' })
})

test('saved values are read back unchanged', () => {
  saveValues('tab', 'unsent', values)
  expect(readValues('tab', 'unsent')).toEqual(values)
})

test('values of another form or storage are not read', () => {
  saveValues('tab', 'unsent', values)
  expect(readValues('tab', 'other')).toBeUndefined()
  expect(readValues('browser', 'unsent')).toBeUndefined()
})

test('later values replace earlier ones', () => {
  saveValues('tab', 'unsent', values)
  saveValues('tab', 'unsent', { name: 'Mei Tan' })
  expect(readValues('tab', 'unsent')).toEqual({ name: 'Mei Tan' })
})

test('forgotten values are deleted', () => {
  saveValues('browser', 'details', values)
  forgetValues('browser', 'details')
  expect(readValues('browser', 'details')).toBeUndefined()
})

test.for(['{', '[]', '"text"', '{"name":1}'])(
  '%s was not saved by this site and is ignored',
  (kept) => {
    sessionStorage.setItem(`${KEPT_PREFIX}unsent`, kept)
    expect(readValues('tab', 'unsent')).toBeUndefined()
  },
)

test('a browser that blocks storage causes no error', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => saveValues('tab', 'unsent', values)).not.toThrow()
  expect(() => forgetValues('tab', 'unsent')).not.toThrow()
  expect(readValues('tab', 'unsent')).toBeUndefined()
})
