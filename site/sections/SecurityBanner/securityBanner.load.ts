import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import type { SecurityBannerProps } from './SecurityBanner.tsx'

// Cut to its height on small screens, so it is wider than the window there.
const SIZES = '(max-width: 767px) 185vw, (max-width: 1023px) 112vw, 100vw'

export const load: SectionLoader<'security-banner', SecurityBannerProps> = async (
  copy,
  { page, id },
) => ({
  props: {
    id,
    heading: page.heading,
    copy,
    picture: await blockPicture(copy, 'securityBanner', SIZES),
  },
})
