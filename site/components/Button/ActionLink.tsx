import { ButtonLink } from './ButtonLink.tsx'
import type { ButtonStyle } from './buttonClass.ts'

type ActionLinkProps = ButtonStyle & { action: { label: string; path: string }; ball?: boolean }

/** A link that looks like a button, from a record with label and path. */
export function ActionLink({ action, ...style }: ActionLinkProps) {
  return (
    <ButtonLink {...style} href={action.path}>
      {action.label}
    </ButtonLink>
  )
}
