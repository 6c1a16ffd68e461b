import type { SectionLoader } from '../../build/loadSections.ts'
import { pageTitle } from '../../lib/pages.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { lowestPrices } from '../../lib/prices.ts'
import type { PriceFiguresProps } from './PriceFigures.tsx'

export const load: SectionLoader<PriceFiguresProps> = ({ swatch }, { content, page }) => {
  const title = pageTitle(content, page)
  return {
    props: { title, prices: lowestPrices(content), tone: toneOnSwatch(content.palette, swatch) },
    breadcrumb: title.breadcrumb,
  }
}
