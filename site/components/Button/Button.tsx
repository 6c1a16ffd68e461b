import type { ButtonHTMLAttributes } from 'react'
import { Ball } from '../Ball/Ball.tsx'
import { type ButtonStyle, buttonClass } from './buttonClass.ts'

type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement> & { ball?: boolean }

/** A button: it does something on this page. */
export function Button({
  children,
  ball,
  variant,
  size,
  wide,
  type = 'button',
  ...attributes
}: ButtonProps) {
  return (
    <button {...attributes} type={type} className={buttonClass({ variant, size, wide })}>
      {ball && <Ball />}
      {children}
    </button>
  )
}
