import type { Question } from '../../../content-model/schemas/question.ts'
import { QuestionList } from '../../components/QuestionList/QuestionList.tsx'
import styles from './Questions.module.css'

type QuestionsProps = { words: { heading: string }; questions: Question[]; openId?: string }

/** Questions beside their heading, 5 + 7. */
export function Questions({ words, questions, openId }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section className="band" data-joined aria-labelledby="questions-heading">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="questions-heading">{words.heading}</h2>
        <div data-scroll-in>
          <QuestionList questions={questions} group="questions" openId={openId} />
        </div>
      </div>
    </section>
  )
}
