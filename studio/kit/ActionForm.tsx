import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

/** A form with a single button. */
export function ActionForm({
  action,
  children,
  variant,
}: {
  action: string
  children: ReactNode
  variant?: 'plain' | 'main' | 'danger'
}) {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  )
}
