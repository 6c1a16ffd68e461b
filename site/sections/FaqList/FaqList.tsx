import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { Question } from '../../../content-model/schemas/questions.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import { CallActions } from '../../components/CallActions/CallActions.tsx'
import { PageTitle, type PageTitleProps } from '../../components/PageTitle/PageTitle.tsx'
import { QuestionList } from '../../components/QuestionList/QuestionList.tsx'
import layout from '../../styles/layout.module.css'
import styles from './FaqList.module.css'

export type FaqListProps = SectionProps<'faq-list'> & {
  title: PageTitleProps
  questions: Question[]
  openId?: string | undefined
  phone: Brand['phone']
  tone: 'dark' | undefined
}

/** The first screen with all questions. Their heading, and the action for other questions, stay beside them. */
export function FaqList({ id, copy, title, questions, openId, phone, tone }: FaqListProps) {
  const { heading, text, ask } = copy
  return (
    <section
      className={styles.section}
      data-swatch={copy.swatch}
      data-tone={tone ?? 'light'}
      aria-labelledby={`${id}-heading`}
    >
      <div className="container">
        <PageTitle {...title} />
      </div>
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <div className={styles.side}>
          <div>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.ask} data-tone="light">
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
