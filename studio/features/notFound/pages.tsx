import { page } from '../../kit/renderPage.tsx'
import { labels } from './labels.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

export const pages = {
  notFound: page({ title: () => labels.heading, View: NotFoundPage }),
}
