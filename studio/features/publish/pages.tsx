import { POLLING_SCRIPT } from '../../kit/polling/LookAgain.tsx'
import { page } from '../../kit/renderPage.tsx'
import { labels } from '../../releases/labels.ts'
import { PublishPage } from './PublishPage.tsx'

export const pages = {
  publish: page({ title: () => labels.heading, View: PublishPage, script: POLLING_SCRIPT }),
}
