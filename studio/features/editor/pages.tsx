import { page } from '../../kit/renderPage.tsx'
import { ContentPage } from './ContentPage.tsx'
import { labels } from './labels.ts'

export const pages = {
  content: page({
    title: () => labels.heading,
    View: ContentPage,
    script: 'studio/editor/main.tsx',
  }),
}
