import { expect, test } from 'vitest'
import * as z from 'zod'
import { checkCountedTexts } from './checkCountedTexts.ts'
import { countedText } from './schemas/fields.ts'

const schema = z.strictObject({ comments: countedText('Heading of the comments.') })

function missingForms(forms: Record<string, string>, locale: string) {
  const record = {
    key: 'labels',
    file: 'content/site/labels.yaml',
    schema,
    jsonSchema: z.toJSONSchema(schema, { io: 'input' }),
    value: { comments: forms },
  }
  return checkCountedTexts([record], locale).map(({ path, advice }) => [path?.at(-1), advice])
}

const english = { one: '{count} comment', other: '{count} comments' }

test.for(['en-GB', 'de', 'pt-BR'])('two forms are enough in %s', (locale) => {
  expect(missingForms(english, locale)).toEqual([])
})

test('Polish needs two more forms', () => {
  expect(missingForms(english, 'pl')).toEqual([
    ['many', 'Add it: words for 0, 5, 6 and so on in pl.'],
    ['few', 'Add it: words for 2, 3, 4 and so on in pl.'],
  ])
})

test('Polish needs no form for fractions', () => {
  expect(missingForms({ one: '', few: '', many: '' }, 'pl')).toEqual([])
})

test('Arabic needs six forms', () => {
  expect(missingForms({ other: '{count} تعليق' }, 'ar')).toEqual([
    ['zero', 'Add it: words for 0 in ar.'],
    ['one', 'Add it: words for 1 in ar.'],
    ['two', 'Add it: words for 2 in ar.'],
    ['few', 'Add it: words for 3, 4, 5 and so on in ar.'],
    ['many', 'Add it: words for 11, 12, 13 and so on in ar.'],
  ])
})
