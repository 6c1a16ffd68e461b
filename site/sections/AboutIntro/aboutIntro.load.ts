import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import { PHONE_VW } from '../../lib/pictureWidths.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { AboutIntroProps } from './AboutIntro.tsx'

/** Up to 1100px the picture is as wide as the page; above, 80vw fetches the file that is sharp in both layouts. */
const PICTURE_SIZES = `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 93vw, 80vw`

export const load: SectionLoader<AboutIntroProps> = async (copy) => ({
  props: {
    picture: await blockPicture(copy, 'about', PICTURE_SIZES),
  },
  structuredData: { pageType: 'AboutPage', tellsAgency: true },
})
