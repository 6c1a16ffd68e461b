import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: 'use' | 'typing' | 'address' | 'approach'
  }
}
