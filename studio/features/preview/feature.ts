import type { Feature } from '../../context/Studio.ts'
import { addFrame } from './addFrame.ts'
import { addPreview } from './addPreview.ts'
import { labels } from './labels.ts'
import { openPreviewTokens } from './previewTokens.ts'

export const preview: Feature = {
  navItem: { href: '/preview', label: labels.heading, role: 'writer' },
  async addRoutes(app, studio) {
    const tokens = await openPreviewTokens(studio.database)
    addPreview(app, studio, tokens)
    addFrame(app, studio, tokens)
  },
}
