import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import { areReadableOn, partsUnderWords } from '../../build/wordsOnPictures.ts'
import { wordsOnPage } from '../../lib/palette.ts'
import { EFFORT } from '../../lib/pictureWidths.ts'
import { proofLinks } from '../../lib/proof.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { SecurityBannerProps } from './SecurityBanner.tsx'

// Wider than the window on small screens, where the picture is cropped to its height. A phone's true width is 185vw; it
// is lowered for the reason of PHONE_VW.
const SIZES = `${PHONE} 122vw, ${BELOW_DESKTOP} 112vw, 100vw`

// The part of the picture behind the words (SecurityBanner.module.css).
const BELOW_WORDS = { left: 0, top: 0.05, right: 0.45, bottom: 0.95 }

export const load: SectionLoader<SecurityBannerProps> = async (copy, { content, page }) => ({
  props: {
    heading: page.heading,
    proof: copy.proof && proofLinks(content, copy.proof),
    picture: await blockPicture(copy, 'securityBanner', SIZES, EFFORT.firstScreen),
    isApart: !(await areReadableOn(
      copy.picture,
      partsUnderWords([BELOW_WORDS], content.brand.locale),
      wordsOnPage(content.palette, page.tone),
    )),
  },
})
