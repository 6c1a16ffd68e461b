import type { Feature } from '../../context/Studio.ts'
import { addArticlePreview } from './addArticlePreview.ts'
import { addCalls } from './addCalls.ts'
import { addDrafts } from './addDrafts.ts'
import { addPictures } from './addPictures.ts'
import { labels } from './labels.ts'

export const editor: Feature = {
  navItem: { href: '/', label: labels.heading, role: 'writer' },
  addRoutes(app, studio) {
    app.get('/', (_request, reply) => reply.page('content', {}))
    addCalls(app, studio)
    addDrafts(app, studio)
    addArticlePreview(app, studio)
    addPictures(app, studio)
  },
}
