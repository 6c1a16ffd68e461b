import { describe, expect, test } from 'vitest'
import type { Partner } from '../../../content-model/schemas/clients.ts'
import { partnerMarks } from './partnerMarks.ts'

const partner: Partner = { id: 1, name: 'Overlay', image: 'overlay.svg', link: '/', demo: false }
const DRAWINGS = {
  '/content/logos/overlay.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90"/></svg>\n',
  '/content/logos/no-shape.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
}

describe('partnerMarks', () => {
  test('defines each drawing once, with the viewBox of its file', () => {
    const { marks, symbols } = partnerMarks([partner, { ...partner, id: 2 }], DRAWINGS)
    expect(marks).toMatchObject([
      { symbolId: 'partner-1', ratio: '0 0 90 30' },
      { symbolId: 'partner-2', ratio: '0 0 90 30' },
    ])
    expect(symbols).toBe(
      [1, 2]
        .map((id) => `<symbol id="partner-${id}" viewBox="0 0 90 30"><path d="M0 0h90"/></symbol>`)
        .join(''),
    )
  })

  test.each([
    ['none.svg', 'content/logos/none.svg does not exist.'],
    ['no-shape.svg', 'content/logos/no-shape.svg: the file has no viewBox'],
  ])('names the file that cannot be shown: %s', (image, words) => {
    expect(() => partnerMarks([{ ...partner, image }], DRAWINGS)).toThrow(words)
  })
})
