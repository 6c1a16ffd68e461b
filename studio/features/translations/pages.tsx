import { page } from '../../kit/renderPage.tsx'
import { labels } from './labels.ts'
import { NewLanguagePage } from './NewLanguagePage.tsx'
import { TranslationsPage } from './TranslationsPage.tsx'

export const pages = {
  translations: page({ title: () => labels.heading, View: TranslationsPage }),
  newLanguage: page({ title: () => labels.add, View: NewLanguagePage }),
}
