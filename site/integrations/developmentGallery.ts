import type { AstroIntegration } from 'astro'

/** Serves every component in every state, and every section, at /gallery. Development only. */
export function developmentGallery(): AstroIntegration {
  return {
    name: 'development-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/gallery', entrypoint: './site/gallery/Gallery.astro' })
      },
    },
  }
}
