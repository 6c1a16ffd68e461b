import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import styles from './CallBand.module.css'

export type CallBandProps = {
  words: { heading: string; text: string }
  action: { label: string; path: string }
  phone: { display: string; number: string }
  field: string
  tone: 'dark' | undefined
}

/** The end of a page in its own colour: one way on, by form or by telephone. */
export function CallBand({ words, action, phone, field, tone }: CallBandProps) {
  return (
    <section
      className={`band ${styles.band}`}
      data-field={field}
      data-tone={tone}
      aria-labelledby="call-heading"
    >
      <div className={`wrap ${styles.grid}`}>
        <h2 id="call-heading">{words.heading}</h2>
        <div className={styles.words}>
          <p>{words.text}</p>
          <div className={styles.actions}>
            <ButtonLink href={action.path} ball>
              {action.label}
            </ButtonLink>
            <a className={styles.phone} href={`tel:${phone.number}`}>
              {phone.display}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
