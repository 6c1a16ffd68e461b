import type { Feature } from '../../context/Studio.ts'
import { addDrawings } from './addDrawings.ts'
import { addPreview } from './addPreview.ts'
import { labels } from './labels.ts'
import { openPreviewTokens } from './previewTokens.ts'

export const preview: Feature = {
  navItem: { href: '/preview', label: labels.heading, role: 'writer' },
  async addRoutes(app, studio) {
    const tokens = await openPreviewTokens(studio.database)
    addPreview(app, studio, tokens)
    addDrawings(app, studio)
  },
}
