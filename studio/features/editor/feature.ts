import type { Feature } from '../../context/Studio.ts'
import { addArticlePreview } from './addArticlePreview.ts'
import { addCalls } from './addCalls.ts'
import { addPictures } from './addPictures.ts'
import { labels } from './labels.ts'

export const editor: Feature = {
  navItem: { href: '/', label: labels.heading, role: 'writer' },
  addRoutes(app, studio) {
    app.get('/', (_request, reply) => reply.page('content', {}))
    addCalls(app, studio.editor)
    addArticlePreview(app, studio)
    addPictures(app, studio)
  },
}
