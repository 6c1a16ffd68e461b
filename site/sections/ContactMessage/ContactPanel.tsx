import type { SectionBlock } from '../../../content-model/schemas/pages.ts'
import texts from '../../styles/texts.module.css'
import styles from './ContactMessage.module.css'

export type ContactPanelProps = {
  hours: { heading: string; days: string; text: string }
  next: SectionBlock<'contact-message'>['next']
  tone: 'dark' | undefined
}

/** Beside the form: the opening hours, and the steps after a message. */
export function ContactPanel({ hours, next, tone }: ContactPanelProps) {
  return (
    <div className={styles.panel} data-swatch="sky" data-tone={tone}>
      <div>
        <h2 className={texts.smallTitle}>{hours.heading}</h2>
        <p className={styles.days}>
          {hours.days.split(/(?<=,) /).map((part) => (
            <span key={part} className={styles.part}>
              {part}{' '}
            </span>
          ))}
        </p>
        <p className={styles.text}>{hours.text}</p>
      </div>
      <div>
        <h2 className={texts.smallTitle}>{next.heading}</h2>
        <ol role="list" className={styles.steps}>
          {next.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
