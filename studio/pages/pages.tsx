import '@fontsource-variable/mona-sans/standard.css'
import '../ui/base.css'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AccountPage } from '../access/AccountPage.tsx'
import { EndPersonPage } from '../access/EndPersonPage.tsx'
import { JoinPage } from '../access/JoinPage.tsx'
import { LinkPage } from '../access/LinkPage.tsx'
import { LogPage } from '../access/LogPage.tsx'
import { LostKeyPage } from '../access/LostKeyPage.tsx'
import { labels as accessLabels } from '../access/labels.ts'
import { PeoplePage } from '../access/PeoplePage.tsx'
import { SignInPage } from '../access/SignInPage.tsx'
import { BackupsPage } from '../backups/BackupsPage.tsx'
import { labels as backupLabels } from '../backups/labels.ts'
import { ChangesPage } from '../changes/ChangesPage.tsx'
import { HistoryPage } from '../changes/HistoryPage.tsx'
import { labels as changesLabels } from '../changes/labels.ts'
import { AccessLogPage } from '../inbox/AccessLogPage.tsx'
import { ErasePage } from '../inbox/ErasePage.tsx'
import { InboxPage } from '../inbox/InboxPage.tsx'
import { labels as inboxLabels } from '../inbox/labels.ts'
import { MessagePage } from '../inbox/MessagePage.tsx'
import { ReadersPage } from '../inbox/ReadersPage.tsx'
import { labels } from '../labels.ts'
import { ArticlesPage } from '../mailings/ArticlesPage.tsx'
import { labels as mailingLabels } from '../mailings/labels.ts'
import { MailingPage } from '../mailings/MailingPage.tsx'
import { ProgressPage } from '../mailings/ProgressPage.tsx'
import { labels as numbersLabels } from '../numbers/labels.ts'
import { MissingPage } from '../numbers/MissingPage.tsx'
import { NumbersPage } from '../numbers/NumbersPage.tsx'
import { labels as previewLabels } from '../preview/labels.ts'
import { NoticePage } from '../preview/NoticePage.tsx'
import { PreviewPage } from '../preview/PreviewPage.tsx'
import { labels as releaseLabels } from '../releases/labels.ts'
import { PublishPage } from '../releases/PublishPage.tsx'
import { ContentPage } from './ContentPage.tsx'
import { FaultPage } from './FaultPage.tsx'
import { type Frame, Shell } from './Shell.tsx'

/** A page of the studio that the server makes of its props. */
type StudioPage<Props> = {
  title: (props: Props) => string
  View: ComponentType<Props>
  /** The script that runs on it, by the name of its entry (studio/server/bundle.ts). */
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
  readers: page({ title: () => inboxLabels.readers.heading, View: ReadersPage }),
  articles: page({ title: () => mailingLabels.heading, View: ArticlesPage }),
  mailing: page({ title: ({ title }) => title, View: MailingPage }),
  mailingProgress: page({
    title: ({ title }) => mailingLabels.progressOf(title),
    View: ProgressPage,
    script: 'renewal',
  }),
  backups: page({ title: () => backupLabels.heading, View: BackupsPage }),
  numbers: page({ title: () => numbersLabels.heading, View: NumbersPage }),
  missing: page({ title: () => numbersLabels.missing.heading, View: MissingPage }),
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
