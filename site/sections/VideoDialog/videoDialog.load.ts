import type { IntroVideo } from '../../../content-model/schemas/brand.ts'
import { introFilm } from '../../build/introFilm.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { siteContents } from '../../build/siteContent.ts'
import type { VideoDialogProps } from './VideoDialog.tsx'

export const load: SectionLoader<VideoDialogProps> = async (_copy, { content: { brand } }) => ({
  props: { video: brand.intro_video, captionsLocale: await captionsLocale(brand.intro_video) },
  structuredData: { film: await introFilm(brand) },
})

/** The language of a film's captions: the first language that uses them, as others may have none of their own. */
async function captionsLocale(video: IntroVideo): Promise<string> {
  const contents = await siteContents()
  const first = contents.find(
    ({ brand: { intro_video: other } }) =>
      video.type === 'file' && other.type === 'file' && other.captions === video.captions,
  )
  return (first ?? contents[0]).brand.locale
}
