import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import type { AboutIntroProps } from './AboutIntro.tsx'

export const load: SectionLoader<'about-intro', AboutIntroProps> = async (copy, { id }) => ({
  props: {
    id,
    copy,
    picture: await blockPicture(
      copy,
      'about',
      '(max-width: 600px) calc(100vw - 40px), (max-width: 1023px) 93vw, min(46vw, 724px)',
    ),
  },
  structuredData: { pageType: 'AboutPage', tellsAgency: true },
})
