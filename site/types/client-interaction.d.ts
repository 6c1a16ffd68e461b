import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: 'typing' | 'address' | 'sight' | 'approach'
  }
}
