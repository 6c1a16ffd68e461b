import 'react'

/** React 19.3 passes these attributes through but does not type them yet. */
declare module 'react' {
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
