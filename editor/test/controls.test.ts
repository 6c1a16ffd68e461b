import { describe, expect, test } from 'vitest'
import { collections, jsonSchemaOf, schemaOfFile } from '../../content-model/collections.ts'
import type { FieldSchema } from '../../content-model/fieldsOf.ts'
import { type Control, controlOf } from '../form/controlOf.ts'
import { emptyValue } from '../form/emptyValue.ts'
import { withItem, withMovedItem } from '../form/listEdits.ts'
import { safeName } from '../form/safeName.ts'

const schemas = [
  ...Object.entries(collections).map(([key, collection]) => ({
    key,
    schema: schemaOfFile(collection),
  })),
]

/** The controls of a schema and of all it holds, down to single fields. */
function controlsIn(schema: FieldSchema, path: string): [string, Control][] {
  const control = controlOf(schema)
  const own: [string, Control][] = [[path, control]]
  switch (control.kind) {
    case 'group':
      return own.concat(
        control.fields.flatMap(([name, part]) => controlsIn(part, `${path}.${name}`)),
      )
    case 'list':
      return own.concat(controlsIn(control.item, `${path}[]`))
    case 'table':
      return own.concat(controlsIn(control.value, `${path}{}`))
    case 'either':
      return own.concat(control.branches.flatMap((branch) => controlsIn(branch, path)))
    default:
      return own
  }
}

// A field of several shapes comes before them, so that reading from the end leaves it.
const all = new Map(
  schemas.flatMap(({ key, schema }) => controlsIn(jsonSchemaOf(schema), key)).toReversed(),
)

describe('the form', () => {
  test.each(schemas)('has a control for every field of $key', ({ key, schema }) => {
    const names = controlsIn(jsonSchemaOf(schema), key).map(([path]) => path)
    expect(names.length).toBeGreaterThan(3)
  })

  test('chooses pictures, colours, dates, addresses and people by what the schema says', () => {
    const kindAt = (path: string) => all.get(path)?.kind
    expect(kindAt('team.src')).toBe('picture')
    expect(kindAt('palette.ink')).toBe('colour')
    expect(kindAt('posts.date')).toBe('date')
    expect(kindAt('legal_texts.last_changed')).toBe('date')
    expect(kindAt('services.link')).toBe('address')
    expect(kindAt('pages.sections[].testimonial')).toBe('record')
    expect(kindAt('posts.swatch')).toBe('oneOf')
    expect(kindAt('pages.indexed')).toBe('yesNo')
    expect(kindAt('currencies.usd_by_gbp')).toBe('table')
    expect(kindAt('brand.intro_video')).toBe('either')
    expect(kindAt('brand.logo.on_light')).toBe('file')
    expect(kindAt('forms.newsletter_url')).toBe('text')
  })

  test('refuses a schema that it has no control for', () => {
    expect(() => controlOf({ type: 'string', 'x-refers-to': 'planet' })).toThrow('planet')
    expect(() => controlOf({})).toThrow('No control')
  })

  test('starts a team member with four numbered profiles and today as the date of an article', () => {
    const today = new Date('2025-02-03T10:00:00Z')
    expect(emptyValue(jsonSchemaOf(collections.team.schema), today)).toMatchObject({
      name: '',
      social_media: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    })
    expect(emptyValue(jsonSchemaOf(collections.posts.schema), today)).toMatchObject({
      date: 'February 3, 2025',
    })
  })

  test('gives a new item the next number or the next free name', () => {
    expect(withItem([{ id: 1 }, { id: 4 }], { id: 0 })).toEqual([{ id: 1 }, { id: 4 }, { id: 5 }])
    expect(withItem([{ id: 'one' }], { id: 'one' }, ['one', 'two'])).toEqual([
      { id: 'one' },
      { id: 'two' },
    ])
  })

  test('leaves the numbers in their places when an item moves', () => {
    const items = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
      { id: 3, name: 'c' },
    ]
    expect(withMovedItem(items, 2, 0)).toEqual([
      { id: 1, name: 'c' },
      { id: 2, name: 'a' },
      { id: 3, name: 'b' },
    ])
  })

  test('makes safe names of any words', () => {
    expect(safeName('Été à Łódź: 50% off?')).toBe('ete-a-odz-50-off')
    expect(safeName('../../etc/passwd')).toBe('etc-passwd')
    expect(safeName('…')).toBe('')
  })
})
