import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { Question } from '../../../content-model/schemas/questions.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import { CallActions } from '../../components/CallActions/CallActions.tsx'
import { QuestionList } from '../../components/QuestionList/QuestionList.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './FaqList.module.css'

export type FaqListProps = SectionProps<'faq-list'> & {
  questions: Question[]
  openId?: string | undefined
  phone: Brand['phone']
  /** Tone of the words on the panel's lilac. */
  tone: 'dark' | undefined
}

/** All questions. Their heading, and the action for a question that is missing, stay beside them. */
export function FaqList({ id, copy, questions, openId, phone, tone }: FaqListProps) {
  const { heading, text, ask } = copy
  return (
    <section className="section" aria-labelledby={`${id}-heading`}>
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <div className={styles.side}>
          <div>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p className={`${texts.lead} ${styles.text}`}>{text}</p>
          </div>
          <div className={styles.ask} data-swatch="lilac" data-tone={tone}>
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
