import { introFilm } from '../../build/introFilm.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { VideoDialogProps } from './VideoDialog.tsx'

export const load: SectionLoader<VideoDialogProps> = async (_copy, { content: { brand } }) => ({
  props: { video: brand.intro_video },
  structuredData: { film: await introFilm(brand) },
})
