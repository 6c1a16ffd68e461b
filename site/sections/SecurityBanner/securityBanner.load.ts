import type { SectionLoader } from '../../build/loadSections.ts'
import { preparePicture } from '../../build/pictures.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
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
      sizes: '(max-width: 767px) 185vw, (max-width: 1023px) 112vw, 100vw',
    }),
  },
})
