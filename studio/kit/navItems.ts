import { hasRole, LOCAL_OWNER, type Person, type Role } from './person.ts'

/** An entry of the header. */
export type NavItem = {
  href: string
  label: string
  /** The minimum role. */
  role: Role
  /** Shown only in a studio with sign-in. */
  isOfMany?: boolean
}

/** The entries that a person sees in the header. */
export function navItemsFor(person: Person, navItems: readonly NavItem[]): NavItem[] {
  return navItems.filter(
    (item) => hasRole(person, item.role) && !(item.isOfMany && person.id === LOCAL_OWNER.id),
  )
}
