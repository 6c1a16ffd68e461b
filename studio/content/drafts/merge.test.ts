import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSame } from '../form/isSame.ts'
import { type Draft, mergeDrafts, withPutBack } from './merge.ts'

const TEXT =
  'The quick brown fox jumps over the lazy dog.\n\nNobody has ever seen a lazier dog than this.'

function texts(base: string, mine: string, theirs: string) {
  const { merged, replaced } = mergeDrafts(
    { value: {}, body: base },
    { value: {}, body: mine },
    { value: {}, body: theirs },
  )
  return { body: merged.body, gaveWay: replaced.map(({ before }) => before) }
}

function values(base: unknown, mine: unknown, theirs: unknown) {
  const { merged, replaced } = mergeDrafts({ value: base }, { value: mine }, { value: theirs })
  return { value: merged.value, gaveWay: replaced }
}

describe('two people who write in one text', () => {
  test('keep the words of both, even within one sentence', () => {
    const mine = TEXT.replace('brown', 'red')
    const theirs = TEXT.replace('jumps', 'leaps').replace('ever', 'yet')
    expect(texts(TEXT, mine, theirs)).toEqual({
      body: TEXT.replace('brown', 'red').replace('jumps', 'leaps').replace('ever', 'yet'),
      gaveWay: [],
    })
  })

  test('keep both endings if both append at the same place', () => {
    expect(texts(TEXT, `${TEXT} Mine.`, `${TEXT} Theirs.`).body).toBe(`${TEXT} Theirs. Mine.`)
  })

  test('see the later of two changes to one word, while the earlier is kept aside', () => {
    const result = texts(TEXT, TEXT.replace('brown', 'red'), TEXT.replace('brown', 'grey'))
    expect(result).toEqual({ body: TEXT.replace('brown', 'red'), gaveWay: ['grey'] })
  })

  test('keep a paragraph that one deleted while the other wrote in it', () => {
    const theirs = TEXT.replace('lazier', 'much lazier')
    const [first = ''] = TEXT.split('\n')
    expect(texts(TEXT, first, theirs).body).toContain('much lazier')
    expect(texts(TEXT, theirs, first).body).toContain('much lazier')
  })
})

describe('two people who change the fields of one record', () => {
  test('keep the fields of both, and the replaced value of a field that both changed', () => {
    const base = { title: 'Old', category: 'SEO', draft: true }
    const mine = { title: 'Mine', category: 'SEO' }
    const theirs = { title: 'Theirs', category: 'Ads', draft: true }
    expect(values(base, mine, theirs)).toEqual({
      value: { title: 'Mine', category: 'Ads' },
      gaveWay: [{ path: ['value', 'title'], before: 'Theirs', after: 'Mine' }],
    })
  })

  test('keep a changed section and a new one inserted before it', () => {
    const base = [{ type: 'hero' }, { type: 'questions', heading: 'Old' }]
    const mine = [{ type: 'hero' }, { type: 'questions', heading: 'New' }]
    const theirs = [{ type: 'hero' }, { type: 'counters' }, { type: 'questions', heading: 'Old' }]
    const both = [{ type: 'hero' }, { type: 'counters' }, { type: 'questions', heading: 'New' }]
    expect(values({ sections: base }, { sections: mine }, { sections: theirs })).toEqual({
      value: { sections: both },
      gaveWay: [],
    })
  })
})

test('restored prose follows its replacement, and a restored short value takes its place back', () => {
  const replaced = { path: ['body'], before: 'grey', after: 'red' }
  expect(withPutBack(TEXT.replace('brown', 'red'), replaced)).toBe(
    TEXT.replace('brown', 'red grey'),
  )
  expect(withPutBack('Mine', { path: ['value', 'title'], before: 'Theirs', after: 'Mine' })).toBe(
    'Theirs',
  )
})

/** Edits of a text: each removes words at a place and types others. No word is typed twice in this test. */
const edits = fc.array(
  fc.record({ at: fc.nat(60), removed: fc.nat(4), typed: fc.nat(3), breaksLine: fc.boolean() }),
  { maxLength: 5 },
)
type Edits = typeof edits extends fc.Arbitrary<infer Value> ? Value : never

function edited(base: string[], person: string, list: Edits): { words: string[]; typed: string[] } {
  const words = [...base]
  const typed: string[] = []
  for (const [turn, { at, removed, typed: count, breaksLine }] of list.entries()) {
    const own = Array.from({ length: count }, (_, index) => `${person}${turn}x${index}`)
    const place = at % (words.length + 1)
    words.splice(place, removed, ...own.flatMap((word) => (breaksLine ? [word, '\n'] : [word])))
    typed.push(...own)
  }
  return { words, typed: typed.filter((word) => words.includes(word)) }
}

test('no word that either of two people has typed is lost, whatever they change at once', () => {
  const texts = fc.array(fc.constantFrom('one', 'two', 'three', '\n', '\n\n', 'four'), {
    minLength: 5,
    maxLength: 60,
  })
  fc.assert(
    fc.property(texts, edits, edits, (base, ours, others) => {
      const mine = edited(base, 'm', ours)
      const theirs = edited(base, 't', others)
      const draft = (words: string[]): Draft => ({
        value: { list: words.map((word) => ({ word })), title: words.join(' ') },
        body: words.join(' '),
      })
      const { merged, replaced } = mergeDrafts(draft(base), draft(mine.words), draft(theirs.words))
      for (const path of [['body'], ['value', 'list'], ['value', 'title']]) {
        const [part = '', field = ''] = path
        const shown = part === 'body' ? merged.body : (merged.value as Draft['value'])
        const kept = replaced.filter((one) => one.path.slice(0, path.length).join() === path.join())
        const words = JSON.stringify([
          field ? (shown as Record<string, unknown>)[field] : shown,
          kept.map(({ before }) => before),
        ])
        for (const word of [...mine.typed, ...theirs.typed]) expect(words).toContain(word)
      }
    }),
    { numRuns: 300 },
  )
})

test('a change by one person alone is kept exactly', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (base, mine) => {
      const [before, after] = [{ value: base }, { value: mine }]
      expect(isSame(mergeDrafts(before, after, before).merged, after)).toBe(true)
      expect(isSame(mergeDrafts(before, before, after).merged, after)).toBe(true)
    }),
    { numRuns: 100 },
  )
})
