import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type FieldPath, isGroup, setAt, valueAt } from '../../../content-model/fieldsOf.ts'
import { parseArticle, splitArticle } from '../../../content-model/parse.ts'
import { testFiles } from '../../../tests/support/content/testFiles.ts'
import { IS_LONG_ROUND } from '../../../tests/support/round.ts'
import { patchArticle, patchYaml } from './patchYaml.ts'

const files = await testFiles()
/** The quick round changes every tenth of thousands of fields. */
const FIELD_STEP = IS_LONG_ROUND ? 1 : 10

function pathsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  const inner = Array.isArray(value)
    ? value.map((part, index): [number, unknown] => [index, part])
    : isGroup(value)
      ? Object.entries(value)
      : []
  return [
    ...(path.length > 0 ? [path] : []),
    ...inner.flatMap(([name, part]) => pathsIn(part, [...path, name])),
  ]
}

/** Lines of `before` that `after` no longer has, in order. */
function lostLines(before: string, after: string): string[] {
  const left = after.split('\n')
  return before.split('\n').filter((line) => {
    const place = left.indexOf(line)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

describe('saving', () => {
  test.each(files)('$file without a change keeps every byte', ({ file, text, value, article }) => {
    const saved = file.endsWith('.mdx')
      ? patchArticle(text, structuredClone(value), article?.text ?? '')
      : patchYaml(text, structuredClone(value))
    expect(saved).toBe(text)
  })

  test.each(files)('a field of $file changes no line but its own', ({ file, text, value }) => {
    const yaml = file.endsWith('.mdx') ? (splitArticle(text)?.yaml ?? '') : text
    const paths = pathsIn(value).filter((path) => typeof valueAt(value, path) !== 'object')
    for (const path of paths.filter((_path, index) => index % FIELD_STEP === 0)) {
      const old = valueAt(value, path)
      const next =
        typeof old === 'string' ? `{name}: new # words` : typeof old === 'number' ? old + 1 : !old
      const saved = patchYaml(yaml, setAt(value, path, next))
      const lost = lostLines(yaml, saved)
      // A long text is folded into lines of at most 100 characters; a short text takes one line.
      const own = 1 + Math.ceil(String(old).length / 60)
      expect(lost.length, `${path.join('.')}: ${lost.join(' / ')}`).toBeLessThanOrEqual(own)
    }
  })

  test('a long text with a space at its end is kept exactly', () => {
    const text = `${'words '.repeat(20)}`
    expect(parse(patchYaml('a: one\n', { a: text }))).toEqual({ a: text })
  })

  test('moving, adding and removing list items leaves the others untouched', () => {
    const text = [
      '# kept',
      'links: # beside',
      '  - id: 1',
      "    label: 'One' # said",
      '  # about two',
      '  - id: 2',
      '    label: "Two"',
      '',
      '  - id: 3',
      '    label: Three',
      'end: >-',
      '  folded',
      '  words',
      '',
    ].join('\n')
    const value = parse(text)
    const [one, two, three] = value.links
    const moved = patchYaml(text, {
      ...value,
      links: [{ ...two, id: 1 }, { ...one, id: 2 }, three],
    })
    expect(parse(moved).links.map(({ label }: { label: string }) => label)).toEqual([
      'Two',
      'One',
      'Three',
    ])
    expect(moved).toContain('label: "Two"')
    expect(moved).toContain("label: 'One' # said")
    expect(moved).toContain('end: >-\n  folded\n  words\n')
    const without = patchYaml(text, { ...value, links: [one, three] })
    expect(without).toBe(text.replace('  # about two\n  - id: 2\n    label: "Two"\n', ''))
    const more = patchYaml(text, { ...value, links: [one, two, three, { id: 4, label: 'Four' }] })
    expect(more).toBe(text.replace('label: Three\n', 'label: Three\n  - id: 4\n    label: Four\n'))
  })

  test('a list in brackets stays in brackets, and numeric names stay unquoted', () => {
    expect(patchYaml('days: [Monday, Tuesday]\n', { days: ['Monday'] })).toBe('days: [Monday]\n')
    expect(patchYaml('usd:\n  350: 450\n', { usd: { 350: 450, 400: 500 } })).toBe(
      'usd:\n  350: 450\n  400: 500\n',
    )
  })

  test('an article with Windows line breaks keeps them', () => {
    const text = '---\r\nid: 1\r\ntitle: A\r\n---\r\n\r\nWords.\r\n'
    const saved = patchArticle(text, { id: 1, title: 'A' }, '\n\nOther words.\n')
    expect(saved).toBe(text.replace('Words.', 'Other words.'))
    expect(parseArticle('a.mdx', saved)).toHaveProperty('value', { id: 1, title: 'A' })
  })
})
