import { page } from '../../kit/renderPage.tsx'
import { ChangesPage } from './ChangesPage.tsx'
import { HistoryPage } from './HistoryPage.tsx'
import { labels } from './labels.ts'

export const pages = {
  changes: page({ title: () => labels.heading, View: ChangesPage }),
  history: page({ title: ({ history }) => labels.historyOf(history.label), View: HistoryPage }),
}
