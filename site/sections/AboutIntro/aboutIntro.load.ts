import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import { PHONE_VW } from '../../lib/pictureWidths.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { AboutIntroProps } from './AboutIntro.tsx'

export const load: SectionLoader<AboutIntroProps> = async (copy) => ({
  props: {
    picture: await blockPicture(
      copy,
      'about',
      `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 93vw, min(46vw, 724px)`,
    ),
  },
  structuredData: { pageType: 'AboutPage', tellsAgency: true },
})
