import {
  colourPairs,
  SURFACES_OF_EITHER_TONE,
  TEXT_CONTRAST,
} from '../../content-model/checkPalette.ts'
import { toneOnColour } from '../../content-model/colours.ts'
import { CANONICAL_ADDRESSES, KIND_ADDRESSES } from '../support/addresses.ts'
import { collectColourPairs } from '../support/collectColourPairs.ts'
import { IS_LONG_ROUND } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

/** Nearly ninety page views in one test, which load only the page and its pictures in view. */
const TIMEOUT_MS = 180_000

// Islands and closed dialogs have their colours without script too.
test.use({ javaScriptEnabled: false })

test('every pair of colours on every page is one of the checked pairs', {
  tag: '@long',
}, async ({ page, content: { palette, projects } }) => {
  test.setTimeout(TIMEOUT_MS)
  const promised = new Set(
    colourPairs(palette).flatMap(({ colour, surface, needs, mixed }) => {
      if (mixed) return []
      const kinds = needs === TEXT_CONTRAST ? ['text', 'graphic'] : ['graphic']
      return kinds.map((kind) => pairKey(kind, palette[colour], palette[surface]))
    }),
  )
  const fields = [
    ...SURFACES_OF_EITHER_TONE.map((name) => palette[name]),
    ...projects.map((project) => project.colour),
  ]
  for (const field of fields) {
    const colour = toneOnColour(palette, field) ? palette.paper : palette.ink
    for (const kind of ['text', 'graphic']) promised.add(pairKey(kind, colour, field))
  }

  const strays = new Map<string, string>()
  const seen = new Set<string>()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of IS_LONG_ROUND ? CANONICAL_ADDRESSES : KIND_ADDRESSES) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      for (const { kind, colour, surface, where } of await collectColourPairs(page)) {
        const key = `${kind}: ${colour} on ${surface}`
        seen.add(key)
        if (!promised.has(key)) strays.set(key, `${where} at ${address}, ${width} px`)
      }
    }
  }
  expect(Object.fromEntries(strays)).toEqual({})
  // Few pairs would mean that the test looked at nothing.
  expect(seen.size).toBeGreaterThan(40)
})

function pairKey(kind: string, colour: string, surface: string): string {
  return `${kind}: ${rgb(colour)} on ${rgb(surface)}`
}

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${channels.join(', ')})`
}
