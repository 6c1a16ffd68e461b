import { expect, test } from 'vitest'
import { isPlainName, isSameName } from './names.ts'

test.for([
  'Ada',
  "Róisín O'Neill-Brown",
  'J. R. R. Tolkien',
  'Nguyễn Thị Minh',
  'Łukasz Żółć',
  'Адам Ковальчук',
  'Αθηνά',
  '田中 さくら',
  'サトー',
  '김 민수',
  'राम प्रसाद',
  'محمد',
])('%s is accepted as a name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.for([
  ['a control character', 'Ada\u0007'],
  ['a line break', 'Ada\nsigned in'],
  ['an invisible character', 'A\u200bda'],
  ['a character that changes the text direction', 'Ada\u202e'],
  ['letters of two scripts', 'Аda'],
  ['a phonetic letter', 'ɑda'],
  ['digits', 'Ada 2'],
  ['a tag', '<b>Ada'],
  ['no letters', ' . '],
])('a name with %s is rejected', ([, name = '']) => {
  expect(isPlainName(name)).toBe(false)
})

test.for([
  ['Ada', 'ADA'],
  ['Ada', 'Àda'],
  ['Ada', 'A\u200bda'],
  ['Ada', 'Ａｄａ'],
  ['Ada', 'Аda'],
  ['Max', 'Мах'],
  ['Iris', 'lris'],
  ['Ann-Marie', 'Ann  Marie.'],
  ['Eva', 'Ενα'],
])('%s and %s count as the same name', ([one = '', other = '']) => {
  expect(isSameName(one, other)).toBe(true)
})

test.for([
  ['Ada', 'Adam'],
  ['Kai', 'Kal'],
  ['राम', 'रमा'],
  ['Анна', 'Нина'],
])('%s and %s are different names', ([one = '', other = '']) => {
  expect(isSameName(one, other)).toBe(false)
})
