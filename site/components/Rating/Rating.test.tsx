import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Rating } from './Rating.tsx'

const fills = (rating: number) =>
  [...renderToStaticMarkup(<Rating rating={rating} label="" />).matchAll(/data-fill="(\w+)"/g)].map(
    ([, fill]) => fill,
  )

describe('Rating', () => {
  test('fills one of five dots per point', () => {
    expect(fills(5)).toEqual(['full', 'full', 'full', 'full', 'full'])
    expect(fills(3)).toEqual(['full', 'full', 'full', 'none', 'none'])
  })

  test('fills half a dot for half a point', () => {
    expect(fills(4.5)).toEqual(['full', 'full', 'full', 'full', 'half'])
    expect(fills(1.5)).toEqual(['full', 'half', 'none', 'none', 'none'])
  })

  test('is a single image with an accessible name', () => {
    const html = renderToStaticMarkup(<Rating rating={5} label="5 out of 5" />)
    expect(html).toContain('role="img"')
    expect(html).toContain('aria-label="5 out of 5"')
  })
})
