import { expect, test } from 'vitest'
import { cutStyles } from './pageStyles.ts'

const page = (
  css: string,
  text: string,
  firstClasses: string[] = [],
  joinedClasses: string[][] = [],
) => ({ css, words: new Set(text.split(' ')), firstClasses, joinedClasses })

const FOOTER = '@layer sections{._0f0{top:0}@media print{._0f1{top:1px}}}'
const ALL = '_0f0 _0f1'

test('what many pages need below their first screens goes into one file', () => {
  const { inside, shared, isShared } = cutStyles([
    page(`a{top:0}${FOOTER}`, ALL),
    page(`b{top:0}${FOOTER}`, ALL),
  ])
  expect(inside).toEqual(['a{top:0}', 'b{top:0}'])
  expect(shared).toBe(FOOTER)
  expect(isShared('_0f1')).toBe(true)
  expect(isShared('a')).toBe(false)
})

const OTHERS = ['b', 'c', 'd', 'e', 'f', 'g'].map((name) => page(`${name}{top:0}`, name))
const OTHER_STYLES = OTHERS.map(({ css }) => css)

test('a module stays inside where few pages have it, or need it below their first screens', () => {
  const few = cutStyles([page(FOOTER, ALL), ...OTHERS])
  expect(few).toMatchObject({ inside: [FOOTER, ...OTHER_STYLES], shared: '' })
  const below = cutStyles([page(FOOTER, ALL, ['_0f0']), page(FOOTER, ALL), ...OTHERS])
  expect(below).toMatchObject({ inside: [FOOTER, FOOTER, ...OTHER_STYLES], shared: '' })
})

test('a page that shows a shared module first has it inside too, with its animations', () => {
  const module = '._0f0{animation:_0f2 1s}@keyframes _0f2{to{top:0}}'
  const { inside, shared } = cutStyles([
    page(`a{top:0}${module}`, '_0f0', ['_0f0']),
    page(`b{top:0}${module}`, '_0f0'),
  ])
  expect(inside).toEqual([`a{top:0}${module}`, 'b{top:0}'])
  expect(shared).toBe(module)
})

test('what overrules a shared module on the same element is shared too, after it', () => {
  const field = '._0c0{top:0}'
  const area = '._0d0{top:1px}'
  const cut = (css: string) =>
    cutStyles([
      page(css, '_0c0 _0d0', ['_0d0'], [['_0d0', '_0c0']]),
      page(`a{top:0}${css}`, '_0c0 _0d0', ['_0d0']),
    ])
  expect(cut(field + area)).toMatchObject({
    inside: [area, `a{top:0}${area}`],
    shared: field + area,
  })
  expect(cut(area + field)).toMatchObject({ inside: [area, `a{top:0}${area}`], shared: field })
})

test('a module is shared once and as a whole, with its animations and the rules that only some pages need', () => {
  const module = '._0f0{animation:_0f2 1s}@keyframes _0f2{to{top:0}}._0f1{top:0}'
  const { inside, shared } = cutStyles([
    page(`a{top:0}${module}`, '_0f0'),
    page(`b{top:0}${module}`, '_0f0 _0f1'),
  ])
  expect(shared).toBe(module)
  expect(inside).toEqual(['a{top:0}', 'b{top:0}'])
})

test('selectors that nothing on the page and in its scripts meets are dropped, with what they leave empty', () => {
  const css = '._aa0,._aa1{top:0}@media print{._aa1{top:0}}[data-swatch="ink"]{top:0}'
  expect(cutStyles([page(css, '_aa0', ['_aa0'])]).inside).toEqual(['._aa0{top:0}'])
  expect(cutStyles([page(css, '_aa0 _aa1 ink', ['_aa0'])]).inside).toEqual([css])
})

test('what a selector says in brackets may be missing', () => {
  const css = '._aa0:not(._aa1,:is(._aa2)){top:0}p:has(._aa1){top:0}'
  expect(cutStyles([page(css, '_aa0', ['_aa0'])]).inside).toEqual([css])
})

test('custom properties that nothing reads are dropped, and then those that only they read', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px;--e:4px}p{top:var(--c)}'
  expect(cutStyles([page(css, '--e')]).inside).toEqual([':root{--0:2px;--e:4px}p{top:var(--0)}'])
})

test('pages of one kind keep one style, which holds what any of them needs', () => {
  const css = '._aa0{top:0}._aa1{top:0}._aa2{top:0}'
  const { inside } = cutStyles([page(css, '_aa0', ['_aa0']), page(css, '_aa1', [])])
  expect(inside).toEqual(['._aa0{top:0}._aa1{top:0}', '._aa0{top:0}._aa1{top:0}'])
})

test('what the whole site needs on paper is shared', () => {
  const print = '@layer utilities{@media print{nav{top:0}}}'
  const { inside, shared } = cutStyles([page(`a{top:0}${print}`, ''), page(`b{top:0}${print}`, '')])
  expect(inside).toEqual(['a{top:0}', 'b{top:0}'])
  expect(shared).toBe(print)
})

test('fonts and the order of layers stay inside', () => {
  const head = '@layer base,sections;@font-face{font-family:A}'
  const { inside, shared } = cutStyles([page(head + FOOTER, ALL), page(head + FOOTER, ALL)])
  expect(inside).toEqual([head, head])
  expect(shared).toBe(FOOTER)
})

test('what pages have inside stands in one file for next pages, each rule once and without the shared ones', () => {
  const base = '@layer base,sections;@font-face{font-family:A}a{top:0}'
  const one = '@layer sections{._0a0{top:0}}'
  const two = '@layer sections{._0b0{animation:_0b1 1s}@keyframes _0b1{to{top:0}}}'
  const { next, nextInside } = cutStyles([
    page(base + one + FOOTER, `_0a0 ${ALL}`, ['_0a0']),
    page(base + two + FOOTER, `_0b0 ${ALL}`, ['_0b0']),
  ])
  expect(next).toBe(base + one + two)
  expect(nextInside).toEqual(['', ''])
})

test('what overrules another module on the same element stands behind it in that file, whichever page is first', () => {
  const link = '._0c0{top:0}'
  const card = '._0d0{top:1px}'
  const cardAlone = page(`${card}b{top:0}`, '_0d0 _0e0', ['_0d0'])
  const both = page(link + card, '_0c0 _0d0', ['_0c0', '_0d0'], [['_0c0', '_0d0']])
  for (const pages of [
    [cardAlone, both],
    [both, cardAlone],
  ]) {
    expect(cutStyles(pages).next).toBe(link + card)
  }
})

test('what some pages say of all that is in them stays in these', () => {
  const base = 'a{top:0}'
  const travel = 'main{top:0;&:hover{top:1px}}@keyframes go{to{top:0}}'
  const { next, nextInside } = cutStyles([page(base + travel, ''), page(base, '')])
  expect(next).toBe(base)
  expect(nextInside).toEqual([travel, ''])
})
