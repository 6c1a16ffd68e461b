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
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.for([
  ['a control sign', 'Ada\u0007'],
  ['a line break', 'Ada\nsigned in'],
  ['a sign that is not seen', 'A\u200bda'],
  ['a sign that turns the direction', 'Ada\u202e'],
  ['letters of two scripts', 'Аda'],
  ['a phonetic letter', 'ɑda'],
  ['figures', 'Ada 2'],
  ['a tag', '<b>Ada'],
  ['no letter', ' . '],
])('a name with %s is none', ([, name = '']) => {
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
])('%s and %s are taken for one another', ([one = '', other = '']) => {
  expect(isSameName(one, other)).toBe(true)
})

test.for([
  ['Ada', 'Adam'],
  ['Kai', 'Kal'],
  ['राम', 'रमा'],
  ['Анна', 'Нина'],
])('%s and %s are two people', ([one = '', other = '']) => {
  expect(isSameName(one, other)).toBe(false)
})
