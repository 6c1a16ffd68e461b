import '@fontsource-variable/mona-sans/standard.css'
import './kit/base.css'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AccountPage } from './access/AccountPage.tsx'
import { EndPersonPage } from './access/EndPersonPage.tsx'
import { JoinPage } from './access/JoinPage.tsx'
import { LinkPage } from './access/LinkPage.tsx'
import { LogPage } from './access/LogPage.tsx'
import { LostKeyPage } from './access/LostKeyPage.tsx'
import { labels as accessLabels } from './access/labels.ts'
import { PeoplePage } from './access/PeoplePage.tsx'
import { SignInPage } from './access/SignInPage.tsx'
import { ContentPage } from './editor/ContentPage.tsx'
import { AnalyticsPage } from './features/analytics/AnalyticsPage.tsx'
import { labels as analyticsLabels } from './features/analytics/labels.ts'
import { BackupsPage } from './features/backups/BackupsPage.tsx'
import { labels as backupLabels } from './features/backups/labels.ts'
import { ChangesPage } from './features/history/ChangesPage.tsx'
import { HistoryPage } from './features/history/HistoryPage.tsx'
import { labels as changesLabels } from './features/history/labels.ts'
import { AccessLogPage } from './features/inbox/AccessLogPage.tsx'
import { ErasePage } from './features/inbox/ErasePage.tsx'
import { InboxPage } from './features/inbox/InboxPage.tsx'
import { labels as inboxLabels } from './features/inbox/labels.ts'
import { MessagePage } from './features/inbox/MessagePage.tsx'
import { ArticlesPage } from './features/mailings/ArticlesPage.tsx'
import { labels as mailingLabels } from './features/mailings/labels.ts'
import { MailingPage } from './features/mailings/MailingPage.tsx'
import { ProgressPage } from './features/mailings/ProgressPage.tsx'
import { labels as notFoundLabels } from './features/notFound/labels.ts'
import { NotFoundPage } from './features/notFound/NotFoundPage.tsx'
import { labels as previewLabels } from './features/preview/labels.ts'
import { NoticePage } from './features/preview/NoticePage.tsx'
import { PreviewPage } from './features/preview/PreviewPage.tsx'
import { labels as releaseLabels } from './features/publish/labels.ts'
import { PublishPage } from './features/publish/PublishPage.tsx'
import { labels as subscribersLabels } from './features/subscribers/labels.ts'
import { SubscribersPage } from './features/subscribers/SubscribersPage.tsx'
import { FaultPage } from './kit/FaultPage.tsx'
import { type Frame, Shell } from './kit/Shell.tsx'
import { labels } from './labels.ts'

/** A page of the studio that the server makes of its props. */
type StudioPage<Props> = {
  title: (props: Props) => string
  View: ComponentType<Props>
  /** The script that runs on it, by the name of its entry (studio/kit/bundle.ts). */
  script?: string
}

function page<Props>(definition: StudioPage<Props>): StudioPage<Props> {
  return definition
}

/** All of them, by the names that the server calls them by. */
export const pages = {
  content: page({ title: () => labels.places.content, View: ContentPage, script: 'content' }),
  changes: page({ title: () => changesLabels.heading, View: ChangesPage }),
  history: page({
    title: ({ history }) => changesLabels.historyOf(history.label),
    View: HistoryPage,
  }),
  preview: page({ title: () => previewLabels.heading, View: PreviewPage, script: 'renewal' }),
  previewNotice: page({ title: ({ heading }) => heading, View: NoticePage }),
  publish: page({ title: () => releaseLabels.heading, View: PublishPage, script: 'renewal' }),
  inbox: page({ title: () => inboxLabels.list.heading, View: InboxPage }),
  message: page({ title: ({ heading }) => heading, View: MessagePage }),
  erase: page({
    title: ({ wish }) => wish?.heading ?? inboxLabels.erase.choose,
    View: ErasePage,
  }),
  accessLog: page({ title: () => inboxLabels.log.heading, View: AccessLogPage }),
  subscribers: page({ title: () => subscribersLabels.heading, View: SubscribersPage }),
  articles: page({ title: () => mailingLabels.heading, View: ArticlesPage }),
  mailing: page({ title: ({ title }) => title, View: MailingPage }),
  mailingProgress: page({
    title: ({ title }) => mailingLabels.progressOf(title),
    View: ProgressPage,
    script: 'renewal',
  }),
  backups: page({ title: () => backupLabels.heading, View: BackupsPage }),
  analytics: page({ title: () => analyticsLabels.heading, View: AnalyticsPage }),
  notFound: page({ title: () => notFoundLabels.heading, View: NotFoundPage }),
  fault: page({ title: ({ heading }) => heading, View: FaultPage }),
  signIn: page({ title: () => accessLabels.signIn.heading, View: SignInPage, script: 'passkeys' }),
  lostKey: page({ title: () => accessLabels.lostKey.heading, View: LostKeyPage }),
  join: page({ title: () => accessLabels.join.heading, View: JoinPage, script: 'passkeys' }),
  account: page({
    title: () => accessLabels.account.heading,
    View: AccountPage,
    script: 'passkeys',
  }),
  people: page({ title: () => accessLabels.people.heading, View: PeoplePage }),
  endPerson: page({
    title: ({ name }) => accessLabels.endPerson.heading(name),
    View: EndPersonPage,
  }),
  link: page({ title: ({ name }) => accessLabels.link.heading(name), View: LinkPage }),
  log: page({ title: () => accessLabels.log.heading, View: LogPage }),
}

export type PageName = keyof typeof pages
export type PageProps<Name extends PageName> =
  (typeof pages)[Name] extends StudioPage<infer Props> ? Props : never

/** The HTML of a page. */
export function renderPage<Name extends PageName>(
  name: Name,
  props: PageProps<Name>,
  frame: Frame,
): string {
  const { title, View } = pages[name] as StudioPage<PageProps<Name>>
  return `<!doctype html>${renderToStaticMarkup(
    <Shell {...frame} title={title(props)}>
      <View {...(props as PageProps<Name> & object)} />
    </Shell>,
  )}`
}
