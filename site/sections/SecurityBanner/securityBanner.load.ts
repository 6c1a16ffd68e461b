import type { SectionLoader } from '../../lib/loadSections.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { preparePicture } from '../../lib/preparePicture.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { SecurityBannerProps } from './SecurityBanner.tsx'

export const load: SectionLoader<'security-banner', SecurityBannerProps> = async (
  copy,
  { page, id },
) => ({
  props: {
    id,
    heading: page.heading,
    copy,
    picture: await preparePicture({
      name: copy.picture,
      alt: copy.alt,
      widths: PICTURE_WIDTHS_PX.securityBanner,
      // Cut to its height on small screens, so it is wider than the window there.
      sizes: `${PHONE} 185vw, ${BELOW_DESKTOP} 112vw, 100vw`,
    }),
  },
})
