import { CoverLink } from '../CoverLink/CoverLink.tsx'
import { LineDrawing, type LineDrawingName } from '../LineDrawing/LineDrawing.tsx'
import styles from './LineCard.module.css'

export type LineCardProps = {
  drawing: LineDrawingName
  title: string
  text: string
  /** Makes the whole card a link. */
  link?: { label: string; path: string }
  /** A card, which is a row on phones, or a row of a ruled list at every width. */
  layout?: 'card' | 'row'
}

/** A line drawing with its words. */
export function LineCard({ drawing, title, text, link, layout = 'card' }: LineCardProps) {
  return (
    <article className={styles.card} data-layout={layout}>
      <LineDrawing name={drawing} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {link && (
        <CoverLink className={styles.link} href={link.path} data-pagefind-ignore>
          {link.label}
          <span className="visually-hidden">: {title}</span>
        </CoverLink>
      )}
    </article>
  )
}
