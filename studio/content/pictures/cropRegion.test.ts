import { expect, test } from 'vitest'
import { regionOf } from './cropRegion.ts'

test.each([
  [
    { ratio: '1:1', share: '100', focus: 'left' },
    { left: 0, top: 0, width: 900, height: 900 },
  ],
  [
    { ratio: '1:1', share: '100', focus: 'bottom-right' },
    { left: 700, top: 0, width: 900, height: 900 },
  ],
  [
    { ratio: '4:3', share: '50', focus: 'middle' },
    { left: 500, top: 225, width: 600, height: 450 },
  ],
  [
    { ratio: '16:9', share: '100', focus: 'top' },
    { left: 0, top: 0, width: 1600, height: 900 },
  ],
] as const)('a picture of 1600 × 900 pixels cropped by %o leaves %o', (crop, region) => {
  expect(regionOf({ width: 1600, height: 900 }, crop)).toEqual(region)
})
