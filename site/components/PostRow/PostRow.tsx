import { Byline } from '../Byline/Byline.tsx'
import { CoverLink } from '../CoverLink/CoverLink.tsx'
import { PictureFrame } from '../PictureFrame/PictureFrame.tsx'
import type { PostCardProps } from '../PostCard/PostCard.tsx'
import styles from './PostRow.module.css'

/** An article in an index: its title, and a small picture at the end of the row. */
export function PostRow({ title, href, date, author, swatch, picture }: PostCardProps) {
  return (
    <article className={styles.row}>
      <div>
        <h3 className={styles.title}>
          <CoverLink href={href}>{title}</CoverLink>
        </h3>
        <Byline date={date} author={author} />
      </div>
      <PictureFrame picture={picture} swatch={swatch} />
    </article>
  )
}
