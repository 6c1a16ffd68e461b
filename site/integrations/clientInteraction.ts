import type { AstroIntegration } from 'astro'

/**
 * Adds the directive `client:interaction`, for islands of which nothing is fetched before the visitor
 * needs it: `typing` hydrates with the first letter typed inside, `address` where the address holds a query, `sight` when
 * the island comes into the window, `approach` when it is near and somebody has moved, scrolled or pressed a key.
 */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: './site/islands/interactionDirective.ts',
        })
      },
    },
  }
}
