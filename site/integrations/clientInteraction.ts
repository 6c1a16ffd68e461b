import type { AstroIntegration } from 'astro'

/** Adds the directive `client:interaction` for islands in forms: they hydrate when the form is first used. */
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
