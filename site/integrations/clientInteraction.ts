import type { AstroIntegration } from 'astro'

/**
 * Adds the directive `client:interaction`, for islands of which nothing is fetched before the visitor
 * does something: `typing` hydrates with the first letter typed inside, `address` where the address holds a query,
 * `approach` when somebody moves, scrolls or presses a key and the island is near.
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
