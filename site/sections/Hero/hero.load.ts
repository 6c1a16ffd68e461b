import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture, preparePicture } from '../../build/pictures.ts'
import { areReadableOn, partsUnderWords } from '../../build/wordsOnPictures.ts'
import { EFFORT, HERO_QUALITY, PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { proofLinks } from '../../lib/proof.ts'
import { listWords } from '../../lib/text.ts'
import type { HeroProps } from './Hero.tsx'

// The parts of the picture behind headline, actions and proof (Hero.module.css).
const BELOW_HEADLINE = { left: 0, top: 0, right: 0.8, bottom: 0.175 }
const BELOW_ACTIONS = { left: 0, top: 0.175, right: 0.5, bottom: 0.33 }
const BELOW_PROOF = { left: 0, top: 0.33, right: 0.4, bottom: 0.38 }

export const load: SectionLoader<HeroProps> = async (copy, { content }) => ({
  props: {
    phraseList: listWords(copy.phrases, content.brand.locale),
    proof: copy.proof && proofLinks(content, copy.proof),
    picture: await preparePicture({
      name: copy.picture,
      alt: copy.alt,
      widths: PICTURE_WIDTHS_PX.hero,
      sizes: '100vw',
      quality: HERO_QUALITY,
      effort: EFFORT.usual,
    }),
    phonePicture: await blockPicture(
      { picture: copy.picture_mobile, alt: '' },
      'heroPhone',
      '100vw',
      EFFORT.firstScreen,
    ),
    isApart: !(await areReadableOn(
      copy.picture,
      partsUnderWords([BELOW_HEADLINE, BELOW_ACTIONS, BELOW_PROOF], content.brand.locale),
      content.palette.ink,
    )),
  },
})
