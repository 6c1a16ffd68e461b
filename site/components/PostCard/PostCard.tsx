import type { PreparedPicture } from '../../lib/preparePicture.ts'
import { Picture } from '../Picture/Picture.tsx'
import styles from './PostCard.module.css'

export type PostCardProps = {
  title: string
  href: string
  /** As it is written, 'September 6, 2024', and as machines read it, '2024-09-06'. */
  date: { text: string; iso: string }
  author: { name: string; href: string; byline: string }
  field: string
  picture: PreparedPicture
}

/** An article in a list: picture, date and author, title. */
export function PostCard({ title, href, date, author, field, picture }: PostCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.frame} data-field={field}>
        <Picture picture={picture} className={styles.picture} />
      </div>
      <p className={styles.line}>
        <time dateTime={date.iso}>{date.text}</time>,{' '}
        <a className={styles.author} href={author.href}>
          {author.byline}
        </a>
      </p>
      <h3 className={styles.title}>
        <a className={styles.link} href={href}>
          {title}
        </a>
      </h3>
    </article>
  )
}
