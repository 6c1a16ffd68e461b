import type { LocalImageService } from 'astro'
import sharpService, { type SharpImageServiceConfig } from 'astro/assets/services/sharp'
import { EFFORT, WIDE_PX } from '../lib/pictureWidths.ts'

/** Colours at half the resolution: half of the encoding time, and no visible difference. */
const CHROMA_SUBSAMPLING = '4:2:0'

/** Astro's own service with one more option per picture, `effort`: docs/decisions/0084. */
const pictureService: LocalImageService<SharpImageServiceConfig> = {
  ...sharpService,
  transform: (master, request, config, ...rest) => {
    const { width = 0 } = request
    const effort = request.effort ?? (width > WIDE_PX ? EFFORT.wide : EFFORT.usual)
    const avif = { effort, chromaSubsampling: CHROMA_SUBSAMPLING }
    const service = { ...config.service, config: { ...config.service.config, avif } }
    return sharpService.transform(master, request, { ...config, service }, ...rest)
  },
}

export default pictureService
