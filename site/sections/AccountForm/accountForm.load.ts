import type { SectionLoader } from '../../build/loadSections.ts'
import { preparePicture } from '../../build/pictures.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { BELOW_DESKTOP } from '../../styles/breakpoints.ts'
import type { AccountFormProps } from './AccountForm.tsx'

export const load: SectionLoader<AccountFormProps> = async (
  { beside },
  { content: { brand }, page },
) => ({
  props: {
    heading: page.heading,
    phone: brand.phone,
    picture:
      beside &&
      (await preparePicture({
        name: beside.picture,
        alt: '',
        widths: PICTURE_WIDTHS_PX.account,
        sizes: `${BELOW_DESKTOP} 94vw, min(64vw, 1280px)`,
      })),
  },
})
