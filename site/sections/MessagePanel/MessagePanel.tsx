import type { MessagePage } from '../../../content-model/schemas/messagePage.ts'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import type { PreparedPicture } from '../../lib/preparePicture.ts'
import styles from './MessagePanel.module.css'

type MessagePanelProps = { page: MessagePage; field: string; picture: PreparedPicture }

/** A page that says one thing and offers one way on. */
export function MessagePanel({ page, field, picture }: MessagePanelProps) {
  const { text, action } = page.sections
  return (
    <section className={styles.panel} data-field={field} aria-labelledby="message-heading">
      <Picture picture={picture} className={styles.picture} first />
      <div className={`wrap ${styles.words}`}>
        <h1 id="message-heading">{page.heading}</h1>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={action.path} ball>
          {action.label}
        </ButtonLink>
      </div>
    </section>
  )
}
