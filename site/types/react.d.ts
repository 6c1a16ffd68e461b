import type { HTMLAttributes } from 'react'

/** Custom elements take the attribute `class`, not `className`. */
type CustomElementAttributes = Omit<HTMLAttributes<HTMLElement>, 'className'> & { class?: string }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'slide-show': CustomElementAttributes
    }
  }

  // React 19.3 passes these attributes through but does not type them yet.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | `--${string}`
    commandfor?: string
  }

  interface DialogHTMLAttributes<T> extends HTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }

  interface DetailsHTMLAttributes<T> extends HTMLAttributes<T> {
    name?: string
  }
}
