import { page } from '../../kit/renderPage.tsx'
import { CalendarPage } from './CalendarPage.tsx'
import { labels } from './labels.ts'

export const pages = {
  calendar: page({ title: () => labels.heading, View: CalendarPage }),
}
