import type { ButtonHTMLAttributes } from 'react'
import { Ball } from '../Ball/Ball.tsx'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { ball?: boolean }

/** A button: it does something on this page. */
export function Button({
  children,
  ball,
  kind,
  size,
  wide,
  type = 'button',
  ...attributes
}: ButtonProps) {
  return (
    <button {...attributes} type={type} className={buttonClass({ kind, size, wide })}>
      {ball && <Ball />}
      {children}
    </button>
  )
}
