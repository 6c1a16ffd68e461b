import { Picture } from '../Picture/Picture.tsx'
import type { PostCardProps } from '../PostCard/PostCard.tsx'
import styles from './PostRow.module.css'

export type PostRowProps = PostCardProps & { summary: string }

/** An article in an index: a small picture, its title, and what it says. */
export function PostRow({ title, href, date, author, field, picture, summary }: PostRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.frame} data-field={field}>
        <Picture picture={picture} className={styles.picture} />
      </div>
      <div>
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.line}>
          <time dateTime={date.iso}>{date.text}</time>,{' '}
          <a className={styles.author} href={author.href}>
            {author.byline}
          </a>
        </p>
      </div>
    </article>
  )
}
