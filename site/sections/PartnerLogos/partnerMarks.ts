import { writeSymbol } from '../../../content-model/drawings/writeDrawing.ts'
import type { Partner } from '../../../content-model/schemas/clients.ts'
import { drawingIn } from '../../build/drawings.ts'
import type { PartnerMark } from './PartnerLogos.tsx'

/**
 * The partners' drawings as SVG symbols, defined once per page and used many times. They have the colour of the
 * surrounding text unless they set their own.
 * @throws if a file is not a drawing that is safe to inline.
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
