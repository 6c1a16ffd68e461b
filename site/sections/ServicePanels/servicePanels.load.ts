import type { SectionLoader } from '../../build/loadSections.ts'
import { preparePicture } from '../../build/pictures.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { ServicePanelsProps } from './ServicePanels.tsx'

export const load: SectionLoader<ServicePanelsProps> = async ({ cards }, { content }) => ({
  props: {
    panels: await Promise.all(
      cards.map(async ({ id, service_name, service_details, link, cta, swatch, src, focus }) => ({
        id,
        name: service_name,
        text: service_details,
        href: link,
        action: cta,
        swatch,
        tone: toneOnSwatch(content.palette, swatch),
        // The panel's text describes the picture already, so its alternative text is empty.
        picture: await preparePicture({
          name: src,
          alt: '',
          focus,
          widths: PICTURE_WIDTHS_PX.serviceTile,
          sizes: `${PHONE} 44vw, ${BELOW_DESKTOP} 50vw, ${Math.round(100 / cards.length)}vw`,
        }),
      })),
    ),
  },
})
