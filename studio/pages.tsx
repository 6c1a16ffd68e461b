// Imported first, so that the styles of views, which follow in import order, override these.
import '@fontsource-variable/mona-sans/standard.css'
import './kit/base.css'
import { pages as account } from './features/account/pages.tsx'
import { pages as analytics } from './features/analytics/pages.tsx'
import { pages as backups } from './features/backups/pages.tsx'
import { pages as calendar } from './features/calendar/pages.tsx'
import { pages as editor } from './features/editor/pages.tsx'
import { pages as history } from './features/history/pages.tsx'
import { pages as inbox } from './features/inbox/pages.tsx'
import { pages as notFound } from './features/notFound/pages.tsx'
import { pages as people } from './features/people/pages.tsx'
import { pages as pictures } from './features/pictures/pages.tsx'
import { pages as preview } from './features/preview/pages.tsx'
import { pages as publish } from './features/publish/pages.tsx'
import { pages as signIn } from './features/signIn/pages.tsx'
import { pages as subscribers } from './features/subscribers/pages.tsx'
import { pages as translations } from './features/translations/pages.tsx'
import { pages as kit } from './kit/pages.tsx'
import type { PropsOf } from './kit/renderPage.tsx'

export { renderPage } from './kit/renderPage.tsx'

/** The pages of all features, by the names that routes use. */
export const pages = {
  ...kit,
  ...account,
  ...analytics,
  ...backups,
  ...calendar,
  ...editor,
  ...history,
  ...inbox,
  ...notFound,
  ...people,
  ...pictures,
  ...preview,
  ...publish,
  ...signIn,
  ...subscribers,
  ...translations,
}

declare module './kit/renderPage.tsx' {
  interface Pages extends PropsOf<typeof pages> {}
}
