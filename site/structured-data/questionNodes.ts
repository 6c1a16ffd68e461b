import type { FAQPage, Question as QuestionNode } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { Question } from '../../content-model/schemas/questions.ts'
import { pageNodeId } from './nodeIds.ts'

/** Questions with their answers, as they are read on the page. */
export function questionNodes(questions: Question[]): QuestionNode[] {
  return questions.map(({ question, ans }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: ans },
  }))
}

/** The questions of a page that is about something else. */
export function questionsNode(
  content: Pick<SiteContent, 'brand'>,
  page: Page,
  questions: Question[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageNodeId(content, page, 'questions'),
    isPartOf: { '@id': pageNodeId(content, page, 'webpage') },
    mainEntity: questionNodes(questions),
  }
}
