import { page } from '../../kit/renderPage.tsx'
import { BackupsPage } from './BackupsPage.tsx'
import { labels } from './labels.ts'

export const pages = {
  backups: page({ title: () => labels.heading, View: BackupsPage }),
}
