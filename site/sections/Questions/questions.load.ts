import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import type { QuestionsProps } from './Questions.tsx'

const COUNT = 5

/** Index of the question that is open at first: in faqs.yaml, or in a section's own questions. */
const OPEN_INDEX = { faqs: 1, own: 0 }

export const load: SectionLoader<SectionProps<'questions'> & QuestionsProps> = (
  copy,
  { content },
) => {
  const { questions: own } = copy
  const questions = own ?? content.faqs.slice(0, COUNT)
  if (questions.length === 0) return undefined
  return {
    props: { questions, openId: questions[own ? OPEN_INDEX.own : OPEN_INDEX.faqs]?.id },
    structuredData: own && { questions: own },
  }
}
