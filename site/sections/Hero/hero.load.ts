import type { SectionLoader } from '../../lib/loadSections.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { preparePicture } from '../../lib/preparePicture.ts'
import type { HeroProps } from './Hero.tsx'

export const load: SectionLoader<'hero', HeroProps> = async (copy, { content, id }) => ({
  props: {
    id,
    copy,
    labels: content.labels,
    picture: await preparePicture({
      name: copy.picture,
      alt: copy.alt,
      widths: PICTURE_WIDTHS_PX.hero,
      sizes: '100vw',
    }),
    phonePicture: await preparePicture({
      name: copy.picture_mobile,
      alt: '',
      widths: PICTURE_WIDTHS_PX.heroPhone,
      sizes: '100vw',
    }),
  },
})
