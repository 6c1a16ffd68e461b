import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { FaqPage } from '../../../content-model/schemas/faqPage.ts'
import type { Question } from '../../../content-model/schemas/question.ts'
import { CallActions } from '../../components/CallActions/CallActions.tsx'
import { QuestionList } from '../../components/QuestionList/QuestionList.tsx'
import styles from './FaqList.module.css'

type FaqListProps = {
  words: FaqPage['sections']
  questions: Question[]
  openId?: string | undefined
  phone: Brand['phone']
}

/** All questions. Their heading, and the way on for a question that is missing, stay beside them. */
export function FaqList({ words, questions, openId, phone }: FaqListProps) {
  const { heading, text, ask } = words
  return (
    <section className="band" aria-labelledby="faq-heading">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.side}>
          <div>
            <h2 id="faq-heading">{heading}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.ask} data-field="lilac">
            <h3>{ask.heading}</h3>
            <p className={styles.askText}>{ask.text}</p>
            <CallActions action={ask.action} phone={phone} />
          </div>
        </div>
        <QuestionList questions={questions} group="faq" openId={openId} />
      </div>
    </section>
  )
}
