import type { Partner } from '../../../content-model/schemas/clients.ts'
import { elementsOf } from '../../lib/html.ts'
import type { PartnerMark } from './PartnerLogos.tsx'

const drawings = import.meta.glob<string>('/content/logos/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/**
 * The partners' drawings as symbols, sent once a page and used twenty times, in the colour of the text around.
 * Throws where a file is no SVG with a viewBox.
 */
export function partnerMarks(
  partners: Partner[],
  svgByPath = drawings,
): { marks: PartnerMark[]; symbols: string } {
  const parts = partners.map((partner) => {
    const svg = svgByPath[`/content/logos/${partner.image}`] ?? ''
    const root = elementsOf(svg).find(({ name }) => name === 'svg')
    const viewBox = root?.attributes.viewBox
    if (!root || !viewBox) {
      throw new Error(`content/logos/${partner.image} is no SVG with a viewBox.`)
    }
    const [start, end] = root.loc
    const drawing = svg.slice(start.end, end.start).trim()
    const symbolId = `partner-${partner.id}`
    const mark = {
      id: String(partner.id),
      name: partner.name,
      link: partner.link,
      symbolId,
      ratio: viewBox,
    }
    return {
      mark,
      symbol: `<symbol id="${symbolId}" viewBox="${viewBox}">${drawing}</symbol>`,
    }
  })
  return {
    marks: parts.map(({ mark }) => mark),
    symbols: parts.map(({ symbol }) => symbol).join(''),
  }
}
