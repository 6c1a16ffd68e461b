import type { LocalImageService } from 'astro'
import sharpService, { type SharpImageServiceConfig } from 'astro/assets/services/sharp'
import { EFFORT, WIDE_PX } from '../lib/pictureWidths.ts'

/** Astro's own service with one more option per picture, `effort`: docs/decisions/0084. */
const pictureService: LocalImageService<SharpImageServiceConfig> = {
  ...sharpService,
  transform: (master, request, config, ...rest) => {
    const { width = 0 } = request
    const avif = { effort: request.effort ?? (width > WIDE_PX ? EFFORT.wide : EFFORT.usual) }
    const service = { ...config.service, config: { ...config.service.config, avif } }
    return sharpService.transform(master, request, { ...config, service }, ...rest)
  },
}

export default pictureService
