import { expect, test } from 'vitest'
import { collections, jsonSchemaOf } from './collections.ts'
import { pictureTextsIn, withPictureTexts } from './pictureTexts.ts'

const texts = pictureTextsIn([{ file: 'helen.webp', alt: 'Helen at her desk' }])
const jsonSchema = jsonSchemaOf(collections.team.schema)
const described = (value: object) => withPictureTexts({ jsonSchema, value }, texts)

test('a record without an alternative text gets the text of its picture', () => {
  const value = { src: 'helen.webp' }
  expect(described(value)).toEqual({ src: 'helen.webp', alt: 'Helen at her desk' })
  expect(value).not.toHaveProperty('alt')
})

test('a record keeps its own alternative text, even a blank one, which marks a decorative picture', () => {
  for (const value of [
    { src: 'helen.webp', alt: 'Helen' },
    { src: 'helen.webp', alt: '' },
    { src: 'jonas.webp' },
  ]) {
    expect(described(value)).toEqual(value)
  }
})
