import { POLLING_SCRIPT } from '../../kit/polling/LookAgain.tsx'
import { page } from '../../kit/renderPage.tsx'
import { labels } from './labels.ts'
import { ArticlesPage } from './mailings/ArticlesPage.tsx'
import { labels as mailingLabels } from './mailings/labels.ts'
import { MailingPage } from './mailings/MailingPage.tsx'
import { ProgressPage } from './mailings/ProgressPage.tsx'
import { SubscribersPage } from './SubscribersPage.tsx'

export const pages = {
  subscribers: page({ title: () => labels.heading, View: SubscribersPage }),
  articles: page({ title: () => mailingLabels.heading, View: ArticlesPage }),
  mailing: page({ title: ({ title }) => title, View: MailingPage }),
  mailingProgress: page({
    title: ({ title }) => mailingLabels.progressOf(title),
    View: ProgressPage,
    script: POLLING_SCRIPT,
  }),
}
