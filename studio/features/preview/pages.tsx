import { page } from '../../kit/renderPage.tsx'
import { labels } from './labels.ts'
import { NoticePage } from './NoticePage.tsx'
import { PreviewPage } from './PreviewPage.tsx'

export const pages = {
  preview: page({
    title: () => labels.heading,
    View: PreviewPage,
    script: 'studio/features/preview/previewPage.ts',
  }),
  previewNotice: page({ title: ({ heading }) => heading, View: NoticePage }),
}
