import { LOCAL_OWNER, type Person, type Role } from './person.ts'

/** An entry of the header. */
export type NavItem = {
  href: string
  label: string
  role: Role
  /** Only where the studio asks who somebody is. */
  isOfMany?: boolean
}

/** The entries that the header shows somebody. */
export function navItemsFor({ id, role }: Person, navItems: readonly NavItem[]): NavItem[] {
  return navItems.filter(
    (item) => (role === 'owner' || role === item.role) && !(item.isOfMany && id === LOCAL_OWNER.id),
  )
}
