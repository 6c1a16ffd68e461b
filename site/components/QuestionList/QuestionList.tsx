import layout from '../../styles/layout.module.css'
import { Icon } from '../Icon/Icon.tsx'
import styles from './QuestionList.module.css'

type QuestionListProps = {
  questions: { id: string; question: string; ans: string }[]
  /** Of the questions with the same group, only one is open at a time. */
  group: string
  openId?: string
}

/** Native disclosures, one open at a time. They work without script and with in-page search. */
export function QuestionList({ questions, group, openId }: QuestionListProps) {
  return (
    <div className={layout.ruled}>
      {questions.map(({ id, question, ans }) => (
        <details key={id} name={group} className={styles.item} open={id === openId}>
          <summary className={styles.summary}>
            <h3 className={styles.question}>{question}</h3>
            <span className={styles.sign}>
              <Icon name="plus" />
            </span>
          </summary>
          <p className={styles.answer}>{ans}</p>
        </details>
      ))}
    </div>
  )
}
