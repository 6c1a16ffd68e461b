import { page } from '../../kit/renderPage.tsx'
import { AnalyticsPage } from './AnalyticsPage.tsx'
import { labels } from './labels.ts'

export const pages = {
  analytics: page({ title: () => labels.heading, View: AnalyticsPage }),
}
