import type { AstroIntegration } from 'astro'

/**
 * Adds the directive `client:asked`, for islands of which nothing is fetched before the visitor asks for
 * something: `typing` wakes with the first letter typed inside, `address` where the address holds a query,
 * `approach` when somebody moves, scrolls or presses a key and the island is near.
 */
export function wakeWhenAsked(): AstroIntegration {
  return {
    name: 'wake-when-asked',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'asked', entrypoint: './site/islands/askedDirective.ts' })
      },
    },
  }
}
