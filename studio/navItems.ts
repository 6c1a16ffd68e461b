import { labels as accessLabels } from './access/labels.ts'
import { LOCAL_OWNER, type Person, type Role } from './access/person.ts'
import { labels as analyticsLabels } from './features/analytics/labels.ts'
import { labels as changesLabels } from './features/history/labels.ts'
import { labels as inboxLabels } from './features/inbox/labels.ts'
import { labels as previewLabels } from './features/preview/labels.ts'
import { labels as releaseLabels } from './features/publish/labels.ts'
import { labels } from './labels.ts'

/** A place of the studio that its header leads to. */
type Place = {
  href: string
  label: string
  role: Role
  /** Only where the studio asks who somebody is. */
  isOfMany?: boolean
}

/** All of them, in the order of the header. */
const PLACES: readonly Place[] = [
  { href: '/', label: labels.places.content, role: 'writer' },
  { href: '/changes', label: changesLabels.heading, role: 'writer' },
  { href: '/preview', label: previewLabels.heading, role: 'writer' },
  { href: '/publish', label: releaseLabels.heading, role: 'owner' },
  { href: '/inbox', label: inboxLabels.places.inbox, role: 'owner' },
  { href: '/subscribers', label: inboxLabels.places.subscribers, role: 'owner' },
  { href: '/analytics', label: analyticsLabels.heading, role: 'owner' },
  { href: '/people', label: accessLabels.people.heading, role: 'owner', isOfMany: true },
  { href: '/account', label: accessLabels.account.heading, role: 'writer', isOfMany: true },
]

/** Those that the header shows somebody. */
export function placesOf({ id, role }: Person): Place[] {
  return PLACES.filter(
    (place) =>
      (role === 'owner' || role === place.role) && !(place.isOfMany && id === LOCAL_OWNER.id),
  )
}
