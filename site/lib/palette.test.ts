import { describe, expect, test } from 'vitest'
import { contrastRatio, mixColours } from '../../content-model/colours.ts'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { paletteCss, toneOnSwatch, wordsOnPage } from './palette.ts'

const content = await readContent(TEST_CONTENT)
const css = paletteCss(content)

describe('paletteCss', () => {
  test('defines a property for every colour of the palette', () => {
    for (const [name, hex] of Object.entries(content.palette)) {
      expect(css).toContain(`--${name.replaceAll('_', '-')}:${hex}`)
    }
  })

  test('defines the swatch of every card, by the name in its record', () => {
    for (const { swatch } of [...content.services, ...content.team, ...content.testimonials]) {
      expect(css).toContain(`[data-swatch="${swatch}"]{--swatch-colour:var(--${swatch})}`)
    }
  })

  test('defines the colour of every project’s site', () => {
    for (const { id, colour } of content.projects) {
      expect(css).toContain(`[data-swatch="project-${id}"]{--swatch-colour:${colour}}`)
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

/** A palette with pale words on dark pages; all other colours unchanged. */
const dark = {
  ...content.palette,
  ink: '#f3f2ee',
  paper: '#131417',
}

describe('a palette of pale words on dark pages', () => {
  const darkCss = paletteCss({ ...content, palette: dark })

  test('makes the browser’s own controls dark, unlike a light palette', () => {
    expect(darkCss).toContain('color-scheme:dark')
    expect(css).not.toContain('color-scheme')
  })

  test('switches the words on orange, on the third plan and on the night page', () => {
    expect(darkCss).toContain('[data-tone="orange"]{--text:var(--paper)')
    expect(darkCss).toContain('[data-tone="forest"]{--text:var(--ink)')
    expect(darkCss).toContain('[data-tone="night"]{--text:var(--ink)')
    expect(css).not.toContain('[data-tone=')
    expect(wordsOnPage(dark, 'night')).toBe(dark.ink)
    expect(wordsOnPage(content.palette, 'night')).toBe(content.palette.paper)
  })
})

test.for([content.palette, dark])(
  'a scrim of %o makes words readable on any picture',
  (palette) => {
    const [, share] = /--scrim-share:(\d+)%/.exec(paletteCss({ ...content, palette })) ?? []
    for (const pixel of ['#000000', '#808080', '#ffffff']) {
      const ground = mixColours(pixel, palette.ink, Number(share) / 100)
      expect(contrastRatio(palette.paper, ground)).toBeGreaterThanOrEqual(4.5)
    }
    expect(Number(share)).toBeLessThan(90)
  },
)
