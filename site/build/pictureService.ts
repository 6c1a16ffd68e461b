import type { LocalImageService } from 'astro'
import sharpService, { type SharpImageServiceConfig } from 'astro/assets/services/sharp'

/** AVIF effort, 0 to 9; each step up takes about twice the time of the one before and saves one byte in twenty. */
const USUAL_EFFORT = 1

/** Astro's own service with one more option, `effort`, which a request for a picture may set: docs/decisions/0084. */
const pictureService: LocalImageService<SharpImageServiceConfig> = {
  ...sharpService,
  transform: (master, request, config, ...rest) => {
    const avif = { effort: request.effort ?? USUAL_EFFORT }
    const service = { ...config.service, config: { ...config.service.config, avif } }
    return sharpService.transform(master, request, { ...config, service }, ...rest)
  },
}

export default pictureService
