import type { SectionLoader } from '../../lib/loadSections.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { preparePicture } from '../../lib/preparePicture.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { AboutIntroProps } from './AboutIntro.tsx'

export const load: SectionLoader<'about-intro', AboutIntroProps> = async (copy, { id }) => ({
  props: {
    id,
    copy,
    picture: await preparePicture({
      name: copy.picture,
      alt: copy.alt,
      widths: PICTURE_WIDTHS_PX.about,
      sizes: `${PHONE} calc(100vw - 40px), ${BELOW_DESKTOP} 93vw, min(46vw, 724px)`,
    }),
  },
  structuredData: { kind: 'AboutPage', tellsAgency: true },
})
