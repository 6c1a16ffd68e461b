import { afterEach, describe, expect, test, vi } from 'vitest'
import { articleParts } from '../../../content-model/articles/articleParts.ts'
import { collections, jsonSchemaOf, schemaOfFile } from '../../../content-model/collections.ts'
import type { FieldSchema } from '../../../content-model/fieldsOf.ts'
import {
  branchesOf,
  type ControlName,
  cellsOf,
  controlOf,
  emptyValue,
  itemOf,
  partsOf,
} from './controls.ts'
import { withItem, withMadeNames, withMovedItem } from './edits.ts'
import { schemaOfForm } from './fieldLabels.ts'
import { safeName } from './recordNames.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const schemas = [
  ...Object.entries(collections).map(([key, collection]) => ({
    key,
    schema: schemaOfFile(collection),
  })),
]

/** The controls of a schema and of all it holds, down to single fields. */
function controlsIn(schema: FieldSchema, path: string): [string, ControlName][] {
  const control = controlOf(schema)
  const own: [string, ControlName][] = [[path, control]]
  switch (control) {
    case 'group':
      return own.concat(
        partsOf(schema).flatMap(([name, part]) => controlsIn(part, `${path}.${name}`)),
      )
    case 'list':
      return own.concat(controlsIn(itemOf(schema), `${path}[]`))
    case 'table':
      return own.concat(controlsIn(schema.additionalProperties as FieldSchema, `${path}{}`))
    case 'row':
      return own.concat(cellsOf(schema).flatMap((cell) => controlsIn(cell, path)))
    case 'either':
      return own.concat(branchesOf(schema).flatMap((branch) => controlsIn(branch, path)))
    default:
      return own
  }
}

// A union's control comes before those of its branches under the same path, so in reversed order it is the one kept.
const all = new Map(
  schemas.flatMap(({ key, schema }) => controlsIn(jsonSchemaOf(schema), key)).toReversed(),
)

describe('the form', () => {
  test.each(schemas)('has a control for every field of $key', ({ key, schema }) => {
    const names = controlsIn(jsonSchemaOf(schema), key).map(([path]) => path)
    expect(names.length).toBeGreaterThan(3)
  })

  test.each(Object.entries(articleParts))(
    'has a control for every attribute of %s',
    (name, part) => {
      const schema = jsonSchemaOf(part.schema)
      expect(() => controlsIn(schema, name)).not.toThrow()
      expect(part.schema.safeParse(emptyValue(schema)).error?.issues ?? []).not.toContainEqual(
        expect.objectContaining({ code: 'invalid_type' }),
      )
    },
  )

  test('chooses controls for pictures, colours, dates, addresses and people from the schema', () => {
    expect(all.get('team.src')).toBe('picture')
    expect(all.get('posts.focus')).toBe('focus')
    expect(all.get('palette.ink')).toBe('colour')
    expect(all.get('posts.date')).toBe('date')
    expect(all.get('legal_texts.last_changed')).toBe('date')
    expect(all.get('services.link')).toBe('address')
    expect(all.get('pages.sections[].testimonial')).toBe('record')
    expect(all.get('posts.swatch')).toBe('choice')
    expect(all.get('pages.indexed')).toBe('yesNo')
    expect(all.get('currencies.other_by_main')).toBe('table')
    expect(all.get('brand.intro_video')).toBe('either')
    expect(all.get('brand.logo.on_light')).toBe('logo')
    expect(all.get('forms.newsletter_url')).toBe('text')
  })

  test('rejects a schema that it has no control for', () => {
    expect(() => controlOf({ type: 'string', 'x-refers-to': 'planet' })).toThrow('planet')
    expect(() => controlOf({})).toThrow('No control')
  })

  test('starts a team member without profiles', () => {
    const member = emptyValue(jsonSchemaOf(collections.team.schema))
    expect(member).toMatchObject({ name: '' })
    expect(member).not.toHaveProperty('social_media')
  })

  test.for([
    ['Pacific/Kiritimati', 'February 4, 2025'],
    ['Pacific/Pago_Pago', 'February 3, 2025'],
  ])('dates a new article with the current day in %s', ([zone = '', day]) => {
    vi.stubEnv('TZ', zone)
    vi.setSystemTime(new Date('2025-02-03T22:00:00Z'))
    expect(emptyValue(jsonSchemaOf(collections.posts.schema))).toMatchObject({ date: day })
  })

  test('gives a new item the next number or the next free name', () => {
    expect(withItem([{ id: 1 }, { id: 4 }], { id: 0 })).toEqual([{ id: 1 }, { id: 4 }, { id: 5 }])
    expect(withItem([{ id: 'one' }], { id: 'one' }, ['one', 'two'])).toEqual([
      { id: 'one' },
      { id: 'two' },
    ])
  })

  test('keeps numbers in their positions when an item moves', () => {
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

  test('makes safe names from any words', () => {
    expect(safeName('Été à Łódź: 50% off?')).toBe('ete-a-lodz-50-off')
    expect(safeName('../../etc/passwd')).toBe('etc-passwd')
    expect(safeName('…')).toBe('')
  })

  test('makes the address of a new record from its title, until the owner writes another', () => {
    const withAddress = (field: string | undefined, before: unknown, after: unknown) =>
      withMadeNames({}, field, before, after)
    const empty = { title: '', link: '' }
    const titled = withAddress('link', empty, { ...empty, title: 'Our first year' })
    expect(titled).toEqual({ title: 'Our first year', link: '/our-first-year' })
    expect(
      withAddress('link', titled, { title: 'Our second year', link: '/our-first-year' }),
    ).toEqual({ title: 'Our second year', link: '/our-second-year' })
    const own = { title: 'Our second year', link: '/two' }
    expect(withAddress('link', titled, own)).toEqual(own)
    expect(withAddress('link', own, { ...own, title: 'Another' })).toEqual({
      title: 'Another',
      link: '/two',
    })
    expect(withAddress(undefined, empty, { ...empty, title: 'A' })).toEqual({
      title: 'A',
      link: '',
    })
  })

  test('makes the short name of a new plan from its name, until the owner writes another', () => {
    const schema = jsonSchemaOf(collections.plans.schema)
    const empty = { plan_name: '', tier: '' }
    const named = withMadeNames(schema, undefined, empty, { ...empty, plan_name: 'Team & Co' })
    expect(named).toEqual({ plan_name: 'Team & Co', tier: 'team-co' })
    const own = { plan_name: 'Team & Co', tier: 'team' }
    expect(withMadeNames(schema, undefined, named, own)).toEqual(own)
  })

  const shown = (sections: unknown[]) => {
    const schema = jsonSchemaOf(collections.pages.schema)
    return new Map(partsOf(schemaOfForm(schema, { sections })))
  }

  test('explains the heading of a page if a section has a headline of its own', () => {
    const home = shown([{ type: 'hero' }])
    expect(home.get('heading')?.title).toBe('Name of the page')
    expect(home.get('heading')?.description).toContain('“Hero”')
    expect(home.has('illustration')).toBe(false)
    const prices = shown([{ type: 'price-figures' }])
    expect(prices.get('heading')?.title).toBeUndefined()
    expect(prices.has('illustration')).toBe(false)
    const inner = shown([{ type: 'counters' }])
    expect(inner.get('heading')?.title).toBeUndefined()
    expect(inner.has('illustration')).toBe(true)
  })

  test('asks for the names of further pages only if a section is paginated', () => {
    expect(shown([{ type: 'counters' }]).has('pagination')).toBe(false)
    expect(shown([{ type: 'post-list' }]).has('pagination')).toBe(true)
  })
})
