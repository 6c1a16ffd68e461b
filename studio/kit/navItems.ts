import { hasRole, LOCAL_OWNER, type Person, type Role } from './person.ts'

/** An entry of the header. */
export type NavItem = {
  href: string
  label: string
  /** The least that somebody must be. */
  role: Role
  /** Only where the studio asks who somebody is. */
  isOfMany?: boolean
}

/** The entries that the header shows somebody. */
export function navItemsFor(person: Person, navItems: readonly NavItem[]): NavItem[] {
  return navItems.filter(
    (item) => hasRole(person, item.role) && !(item.isOfMany && person.id === LOCAL_OWNER.id),
  )
}
