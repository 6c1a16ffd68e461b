import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:asked'?: 'typing' | 'address' | 'approach'
  }
}
