import type { AstroIntegration } from 'astro'

/**
 * Adds the directive `client:interaction`, for islands of which nothing is fetched before the visitor needs it: `use`
 * hydrates when somebody begins with it, or comes to it while words are kept on this device, `typing` with the
 * first letter typed inside, `address` where the address holds a query, `approach` when somebody who has moved,
 * scrolled or pressed a key stays near the island, or presses it.
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
