import { CallActions, type CallActionsProps } from '../../components/CallActions/CallActions.tsx'
import layout from '../../styles/layout.module.css'
import styles from './CallToAction.module.css'

export type CallToActionProps = Pick<CallActionsProps, 'action' | 'phone'> & {
  id: string
  copy: { heading: string; text: string }
  swatch: string
  tone: 'dark' | undefined
}

/** A coloured section at the end of a page, with an action and the telephone number. */
export function CallToAction({ id, copy, action, phone, swatch, tone }: CallToActionProps) {
  return (
    <section
      className={`section ${styles.section}`}
      data-swatch={swatch}
      data-tone={tone}
      aria-labelledby={`${id}-heading`}
    >
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <h2 id={`${id}-heading`}>{copy.heading}</h2>
        <div className={styles.copy}>
          <p>{copy.text}</p>
          <CallActions action={action} phone={phone} ball />
        </div>
      </div>
    </section>
  )
}
