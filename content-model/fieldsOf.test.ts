import { expect, test } from 'vitest'
import * as z from 'zod'
import { jsonSchemaOf } from './collections.ts'
import { fieldsOf } from './fieldsOf.ts'
import { introVideoSchema } from './schemas/brand.ts'

function pathsIn(schema: z.ZodType, value: unknown): string[] {
  return fieldsOf(jsonSchemaOf(schema), value).map(({ path }) => path.join('.'))
}

test('fieldsOf lists groups and lists before their contents', () => {
  const schema = z.object({ cards: z.array(z.object({ title: z.string() })) })
  expect(pathsIn(schema, { cards: [{ title: 'Global Reach' }] })).toEqual([
    '',
    'cards',
    'cards.0',
    'cards.0.title',
  ])
})

test('fieldsOf uses the branch of a union that matches the type of the value', () => {
  const paths = pathsIn(introVideoSchema, { type: 'youtube', id: 'a1', src: 'intro.mp4' })
  expect(paths).toContain('id')
  expect(paths).not.toContain('src')
})

test('fieldsOf skips fields that are not in the schema', () => {
  expect(pathsIn(z.object({ name: z.string() }), { nmae: 'Ridgeway' })).toEqual([''])
})
