import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import { BELOW_DESKTOP } from '../../styles/breakpoints.ts'
import type { AboutIllustratedProps } from './AboutIllustrated.tsx'

export const load: SectionLoader<AboutIllustratedProps> = async (copy) => ({
  props: {
    picture: await blockPicture(copy, 'about', `${BELOW_DESKTOP} 93vw, 47vw`),
  },
})
