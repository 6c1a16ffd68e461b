import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { SecurityBannerProps } from './SecurityBanner.tsx'

// Cut to its height on small screens, so it is wider than the window there.
const SIZES = `${PHONE} 185vw, ${BELOW_DESKTOP} 112vw, 100vw`

export const load: SectionLoader<SecurityBannerProps> = async (copy, { page }) => ({
  props: {
    heading: page.heading,
    picture: await blockPicture(copy, 'securityBanner', SIZES),
  },
})
