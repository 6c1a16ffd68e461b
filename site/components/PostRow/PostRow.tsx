import { Byline } from '../Byline/Byline.tsx'
import { CoverLink } from '../CoverLink/CoverLink.tsx'
import { PictureFrame } from '../PictureFrame/PictureFrame.tsx'
import type { PostCardProps } from '../PostCard/PostCard.tsx'
import styles from './PostRow.module.css'

export type PostRowProps = PostCardProps & { summary: string }

/** An article in an index: a small picture, its title and its summary. */
export function PostRow({ title, href, date, author, swatch, picture, summary }: PostRowProps) {
  return (
    <article className={styles.row}>
      <PictureFrame picture={picture} swatch={swatch} />
      <div>
        <h3 className={styles.title}>
          <CoverLink href={href}>{title}</CoverLink>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.line}>
          <Byline date={date} author={author} />
        </div>
      </div>
    </article>
  )
}
