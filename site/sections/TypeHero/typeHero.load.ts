import type { SectionLoader } from '../../build/loadSections.ts'
import { proofLinks } from '../../lib/proof.ts'
import { listWords } from '../../lib/text.ts'
import type { TypeHeroProps } from './TypeHero.tsx'

export const load: SectionLoader<TypeHeroProps> = (copy, { content }) => ({
  props: {
    proof: copy.proof && proofLinks(content, copy.proof),
    phraseList: listWords(copy.phrases, content.brand.locale),
  },
})
