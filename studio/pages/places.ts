import { labels as accessLabels } from '../access/labels.ts'
import type { Role } from '../access/person.ts'
import { labels as changesLabels } from '../changes/labels.ts'
import { labels as inboxLabels } from '../inbox/labels.ts'
import { labels } from '../labels.ts'
import { labels as numbersLabels } from '../numbers/labels.ts'
import { labels as previewLabels } from '../preview/labels.ts'
import { labels as releaseLabels } from '../releases/labels.ts'

/** A place of the studio that its header leads to. */
export type Place = { href: string; label: string; role: Role }

/** All of them, in the order of the header. */
export const PLACES: readonly Place[] = [
  { href: '/', label: labels.places.content, role: 'writer' },
  { href: '/changes', label: changesLabels.heading, role: 'writer' },
  { href: '/preview', label: previewLabels.heading, role: 'writer' },
  { href: '/publish', label: releaseLabels.heading, role: 'owner' },
  { href: '/inbox', label: inboxLabels.places.inbox, role: 'owner' },
  { href: '/readers', label: inboxLabels.places.readers, role: 'owner' },
  { href: '/numbers', label: numbersLabels.heading, role: 'owner' },
  { href: '/people', label: accessLabels.people.heading, role: 'owner' },
  { href: '/account', label: accessLabels.account.heading, role: 'writer' },
]
