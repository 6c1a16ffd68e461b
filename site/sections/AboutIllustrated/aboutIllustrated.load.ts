import type { SectionLoader } from '../../lib/loadSections.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { preparePicture } from '../../lib/preparePicture.ts'
import type { AboutIllustratedProps } from './AboutIllustrated.tsx'

export const load: SectionLoader<'about-illustrated', AboutIllustratedProps> = async (
  copy,
  { id },
) => ({
  props: {
    id,
    copy,
    picture: await preparePicture({
      name: copy.picture,
      alt: copy.alt,
      widths: PICTURE_WIDTHS_PX.about,
      sizes: '(max-width: 1023px) 93vw, 47vw',
    }),
  },
})
