import layout from '../../styles/layout.module.css'
import { Icon } from '../Icon/Icon.tsx'
import styles from './QuestionList.module.css'

type QuestionListProps = {
  questions: { id: string; question: string; ans: string }[]
  /** Questions that share it open one at a time. */
  group: string
  openId?: string
}

/** Questions that open natively, one at a time, with script off and in-page search on. */
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
