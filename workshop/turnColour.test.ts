import { expect, test } from 'vitest'
import { contrastRatio } from '../content-model/colours.ts'
import { turnColour } from './turnColour.ts'

const ORANGE = '#ff5626'

test('a turned colour has another hue and nearly the same contrast', async () => {
  const turned = await turnColour(ORANGE, 150)
  expect(turned).toMatch(/^#[0-9a-f]{6}$/)
  expect(contrastRatio(turned, ORANGE)).toBeLessThan(1.35)
  const [red = '', green = ''] = turned.match(/[0-9a-f]{2}/g) ?? []
  expect(Number.parseInt(green, 16)).toBeGreaterThan(Number.parseInt(red, 16))
})

test('grey has no hue to turn', async () => {
  const [red, green, blue] = (await turnColour('#808080', 90)).match(/[0-9a-f]{2}/g) ?? []
  expect(new Set([red, green, blue]).size).toBe(1)
})
