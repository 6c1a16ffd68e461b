import type { SectionLoader } from '../../build/loadSections.ts'
import type { QuestionsProps } from './Questions.tsx'

const COUNT = 5

/** The question of faqs.yaml that stands open at first. */
const OPEN_ID = 'two'

export const load: SectionLoader<'questions', QuestionsProps> = (copy, { content, id }) => {
  const { questions: own } = copy
  const questions = own ?? content.faqs.slice(0, COUNT)
  if (questions.length === 0) return undefined
  return {
    props: { id, copy, questions, openId: own ? own[0]?.id : OPEN_ID },
    structuredData: own && { questions: own },
  }
}
