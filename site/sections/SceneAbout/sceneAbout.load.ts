import type { SectionLoader } from '../../lib/loadSections.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { preparePicture } from '../../lib/preparePicture.ts'
import { BELOW_DESKTOP } from '../../styles/breakpoints.ts'
import type { SceneAboutProps } from './SceneAbout.tsx'

export const load: SectionLoader<'scene-about', SceneAboutProps> = async (copy, { id }) => ({
  props: {
    id,
    copy,
    picture: await preparePicture({
      name: copy.picture,
      alt: copy.alt,
      widths: PICTURE_WIDTHS_PX.about,
      sizes: `${BELOW_DESKTOP} 93vw, 47vw`,
    }),
  },
})
