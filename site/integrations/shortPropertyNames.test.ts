import { expect, test } from 'vitest'
import { propertyShortener } from './shortPropertyNames.ts'

test('the property that styles name most often has the shortest name, the same in all of them', () => {
  const styles = [':root{--space:1px;--ink:#000}', 'a{top:var(--space,0)}b{color:var(--ink)}']
  const shorten = propertyShortener([...styles, 'i{left:var(--space)}'], () => false)
  expect(styles.map(shorten)).toEqual([
    ':root{--0:1px;--1:#000}',
    'a{top:var(--0,0)}b{color:var(--1)}',
  ])
})

test('a property that a page or script names keeps its name, and no other takes it', () => {
  const css = ':root{--ink:#000;--paper:#fff}'
  const kept = ['--ink', '--0']
  const shorten = propertyShortener([css], (name) => kept.includes(name))
  expect(shorten(':root{--ink:#000;--paper:#fff}')).toBe(':root{--ink:#000;--1:#fff}')
})

test('what only looks like a property stays as it is', () => {
  const css = '.a--b{top:calc(1px - -2px)}i{background:url(/sea--side.avif)}'
  expect(propertyShortener([css], () => false)(css)).toBe(css)
})
