import type { HTMLAttributes } from 'react'

/** Custom elements take `class`, not `className`, as attributes. */
type CustomElementAttributes = Omit<HTMLAttributes<HTMLElement>, 'className'> & { class?: string }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'slide-show': CustomElementAttributes
      'type-writer': CustomElementAttributes
    }
  }
}
