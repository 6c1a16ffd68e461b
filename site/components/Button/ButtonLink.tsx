import type { ReactNode } from 'react'
import { Ball } from '../Ball/Ball.tsx'
import { type ButtonStyle, buttonClass } from './buttonClass.ts'

type ButtonLinkProps = ButtonStyle & {
  href: string
  children: ReactNode
  /** Shows the ball before the words; for a page's main actions only. */
  ball?: boolean
  newTab?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, ball, newTab, ...style }: ButtonLinkProps) {
  return (
    <a
      className={buttonClass(style)}
      href={href}
      data-pagefind-ignore
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {ball && <Ball />}
      {children}
    </a>
  )
}
