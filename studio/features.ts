import type { Feature } from './context/Studio.ts'
import { account } from './features/account/feature.ts'
import { analytics } from './features/analytics/feature.ts'
import { backups } from './features/backups/feature.ts'
import { calendar } from './features/calendar/feature.ts'
import { editor } from './features/editor/feature.ts'
import { history } from './features/history/feature.ts'
import { inbox } from './features/inbox/feature.ts'
import { notFound } from './features/notFound/feature.ts'
import { people } from './features/people/feature.ts'
import { pictures } from './features/pictures/feature.ts'
import { preview } from './features/preview/feature.ts'
import { publish } from './features/publish/feature.ts'
import { signIn } from './features/signIn/feature.ts'
import { subscribers } from './features/subscribers/feature.ts'
import { translations } from './features/translations/feature.ts'

/** All features, in the order of the header. Sign-in comes first, since it guards the routes of the others. */
export const features: readonly Feature[] = [
  signIn,
  editor,
  pictures,
  translations,
  calendar,
  history,
  preview,
  publish,
  inbox,
  subscribers,
  backups,
  analytics,
  notFound,
  people,
  account,
]
