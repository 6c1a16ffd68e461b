import { describe, expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../content-model/test/testContent.ts'
import { paletteCss, toneOnSwatch } from './palette.ts'

const content = await readContent(TEST_CONTENT)
const css = paletteCss(content)

describe('paletteCss', () => {
  test('gives every colour of the palette a property', () => {
    for (const [name, hex] of Object.entries(content.palette)) {
      expect(css).toContain(`--${name.replaceAll('_', '-')}:${hex}`)
    }
  })

  test('gives every card its swatch, by the name in its record', () => {
    for (const { swatch } of [...content.services, ...content.team, ...content.testimonials]) {
      expect(css).toContain(`[data-swatch="${swatch}"]{--swatch:var(--${swatch})}`)
    }
  })

  test('gives every project the colour of its site', () => {
    for (const { id, colour } of content.projects) {
      expect(css).toContain(`[data-swatch="project-${id}"]{--swatch:${colour}}`)
    }
  })
})

describe('toneOnSwatch', () => {
  const { palette } = content

  test.for(['ink', 'forest', 'navy', 'night'] as const)('puts light words on %s', (swatch) => {
    expect(toneOnSwatch(palette, swatch)).toBe('dark')
  })

  test.for(['lilac', 'sky', 'bone', 'orange'] as const)('puts ink words on %s', (swatch) => {
    expect(toneOnSwatch(palette, swatch)).toBeUndefined()
  })

  test('follows the colour, not its name', () => {
    expect(toneOnSwatch({ ...palette, lilac: '#3a1f6b' }, 'lilac')).toBe('dark')
    expect(toneOnSwatch({ ...palette, navy: '#cfd8f5' }, 'navy')).toBeUndefined()
  })
})
