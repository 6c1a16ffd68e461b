import { introFilm } from '../../build/introFilm.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { VideoDialogProps } from './VideoDialog.tsx'

export const load: SectionLoader<'video-dialog', VideoDialogProps> = async (
  _block,
  { content: { brand, labels } },
) => ({
  props: { video: brand.intro_video, closeLabel: labels.close },
  structuredData: { film: await introFilm(brand) },
})
