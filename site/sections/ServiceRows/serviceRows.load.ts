import type { Palette } from '../../../content-model/schemas/palette.ts'
import type { Service } from '../../../content-model/schemas/services.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { preparePicture } from '../../build/pictures.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { BELOW_DESKTOP } from '../../styles/breakpoints.ts'
import type { ServiceRow, ServiceRowsProps } from './ServiceRows.tsx'

async function serviceRow(service: Service, palette: Palette): Promise<ServiceRow> {
  return {
    id: service.id,
    title: service.service_name,
    text: service.service_details,
    href: service.link,
    swatch: service.swatch,
    tone: toneOnSwatch(palette, service.swatch),
    picture: await preparePicture({
      name: service.src,
      alt: '',
      focus: service.focus,
      widths: [480, 760],
      sizes: `${BELOW_DESKTOP} 300px, 440px`,
      ratio: 1 / 1.35,
    }),
  }
}

export const load: SectionLoader<ServiceRowsProps> = async (_copy, { content }) => {
  const { services, palette } = content
  if (services.length === 0) return undefined
  return {
    props: {
      rows: await Promise.all(services.map((service) => serviceRow(service, palette))),
    },
  }
}
