import type { Question } from '../../../content-model/schemas/questions.ts'
import { QuestionList } from '../../components/QuestionList/QuestionList.tsx'
import layout from '../../styles/layout.module.css'
import styles from './Questions.module.css'

export type QuestionsProps = {
  id: string
  copy: { heading: string }
  questions: Question[]
  openId?: string | undefined
}

/** Questions beside their heading, 5 + 7 columns. */
export function Questions({ id, copy, questions, openId }: QuestionsProps) {
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className={`container ${layout.columns}`}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {copy.heading}
        </h2>
        <div data-scroll-in>
          <QuestionList questions={questions} group={id} openId={openId} />
        </div>
      </div>
    </section>
  )
}
