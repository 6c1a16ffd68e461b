import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import type { PageTitleProps } from '../../components/PageTitle/PageTitle.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { pageTitle } from '../../lib/pages.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { PHONE_VW } from '../../lib/pictureWidths.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import { type MessageBlockProps, messageBlock } from '../ContactMessage/messageBlock.ts'

export type ContactHeadProps = SectionProps<'contact-head'> & {
  title: PageTitleProps
  brand: Brand
  message: MessageBlockProps
  picture: PreparedPicture
  tone: 'dark' | undefined
}

export const load: SectionLoader<ContactHeadProps> = async (copy, { content, page }) => {
  const title = pageTitle(content, page)
  return {
    props: {
      title,
      brand: content.brand,
      message: messageBlock(content),
      picture: await blockPicture(
        copy,
        'contactHead',
        `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 38vw, 54vw`,
      ),
      tone: toneOnSwatch(content.palette, copy.swatch),
    },
    breadcrumb: title.breadcrumb,
  }
}
