import { writeSymbol } from '../../../content-model/drawings/writeDrawing.ts'
import type { Partner } from '../../../content-model/schemas/clients.ts'
import { drawingIn } from '../../build/drawings.ts'
import type { PartnerMark } from './PartnerLogos.tsx'

/**
 * The partners' drawings as symbols, sent once a page and used twenty times, in the colour of the text around unless
 * they state one.
 * @throws if a file is not a drawing that a page may hold.
 */
export function partnerMarks(
  partners: Partner[],
  svgByPath?: Record<string, string>,
): { marks: PartnerMark[]; symbols: string } {
  const parts = partners.map((partner) => {
    const drawing = drawingIn(partner.image, svgByPath)
    const symbolId = `partner-${partner.id}`
    const mark = {
      id: String(partner.id),
      name: partner.name,
      link: partner.link,
      symbolId,
      ratio: drawing.attributes.viewBox ?? '',
    }
    return { mark, symbol: writeSymbol(drawing, symbolId) }
  })
  return {
    marks: parts.map(({ mark }) => mark),
    symbols: parts.map(({ symbol }) => symbol).join(''),
  }
}
