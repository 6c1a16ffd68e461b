import { expect, test } from 'vitest'
import { refusalsAfter } from './refusalsAfter.ts'

const PALETTE = 'site/palette.yaml'

test('secondary text that is too pale for its grounds is refused with each pair and its contrast', async () => {
  expect(
    await refusalsAfter({ [PALETTE]: { from: "mute: '#565851'", to: "mute: '#787a82'" } }),
  ).toEqual([
    'content/site/palette.yaml: "mute" (#787a82) on "paper" (#f6f4f7) has a contrast of 3.91: dates, captions, placeholders of fields. Change one of them until it is 4.5 or more.',
    'content/site/palette.yaml: "mute" (#787a82) on "tile" (#eae8ed) has a contrast of 3.51: roles on testimonials, fields and buttons that are switched off. Change one of them until it is 4.5 or more.',
    'content/site/palette.yaml: "mute" (#787a82) on "wall" (#dad6de) has a contrast of 2.98: pause control of the home page. Change one of them until it is 3 or more.',
  ])
})

test('a border of fields that nobody would see is refused with the contrast that borders need', async () => {
  expect(
    await refusalsAfter({ [PALETTE]: { from: "edge: '#7c7e76'", to: "edge: '#b0b2b8'" } }),
  ).toEqual([
    'content/site/palette.yaml: "edge" (#b0b2b8) on "paper" (#f6f4f7) has a contrast of 1.93: borders of fields and boxes to tick. Change one of them until it is 3 or more.',
    'content/site/palette.yaml: "edge" (#b0b2b8) on "tile" (#eae8ed) has a contrast of 1.74: borders of fields on cards. Change one of them until it is 3 or more.',
  ])
})

test('a card colour on which neither ink nor paper can be read is refused', async () => {
  expect(
    await refusalsAfter({ [PALETTE]: { from: "mint: '#ffafbb'", to: "mint: '#7a7a7a'" } }),
  ).toEqual([
    'content/site/palette.yaml: "mint" is #7a7a7a. "ink" has a contrast of 4.12 on it and "paper" of 3.92. Make it lighter or darker until one of the two is 4.5 or more.',
  ])
})

test('a card colour may be dark or light: the words on it follow', async () => {
  const change = { from: "mint: '#ffafbb'", to: "mint: '#0d3b2e'" }
  expect(await refusalsAfter({ [PALETTE]: change })).toEqual([])
})

test("a project's colour on which nothing can be read is refused in its own file", async () => {
  const change = { from: "field: '#e0a92e'", to: "field: '#7a7a7a'" }
  expect(await refusalsAfter({ 'projects/roofing.yaml': change })).toEqual([
    'content/projects/roofing.yaml: "field" is #7a7a7a. "ink" has a contrast of 4.12 on it and "paper" of 3.92. Make it lighter or darker until one of the two is 4.5 or more.',
  ])
})

test('a colour that is no colour is refused as such, and its contrast is left alone', async () => {
  expect(await refusalsAfter({ [PALETTE]: { from: "ink: '#171915'", to: 'ink: black' } })).toEqual([
    'content/site/palette.yaml: "ink" is "black". Use a hash and six figures, in quotes, as \'#ff5626\'.',
  ])
})
