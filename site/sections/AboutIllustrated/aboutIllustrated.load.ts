import type { SectionLoader } from '../../build/loadSections.ts'
import { preparePicture } from '../../build/pictures.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
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
