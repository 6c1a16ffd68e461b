import { describe, expect, test } from 'vitest'
import type { Partner } from '../../content-model/schemas/partner.ts'
import { partnerMarks } from './partnerMarks.ts'

const overlay: Partner = {
  id: 1,
  name: 'Overlay',
  logo: 'partner-overlay.svg',
  link: '/',
  demo: false,
}

describe('partnerMarks', () => {
  test('sends each drawing once, with the shape of its file', () => {
    const { marks, symbols } = partnerMarks([overlay, { ...overlay, id: 2 }])
    expect(marks.map(({ symbolId }) => symbolId)).toEqual(['partner-1', 'partner-2'])
    for (const { symbolId, ratio } of marks) {
      expect(symbols).toContain(`<symbol id="${symbolId}" viewBox="${ratio}">`)
    }
  })

  test('refuses a file that is not there', () => {
    expect(() => partnerMarks([{ ...overlay, logo: 'none.svg' }])).toThrow(
      'content/logos/none.svg is no SVG with a viewBox.',
    )
  })
})
