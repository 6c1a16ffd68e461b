import { Byline, type BylineProps } from '../Byline/Byline.tsx'
import { CoverLink } from '../CoverLink/CoverLink.tsx'
import type { PreparedPicture } from '../Picture/Picture.tsx'
import { PictureFrame } from '../PictureFrame/PictureFrame.tsx'
import styles from './PostCard.module.css'

export type PostCardProps = BylineProps & {
  title: string
  href: string
  swatch: string
  picture: PreparedPicture
}

/** An article in a list: picture, date and author, title. */
export function PostCard({ title, href, date, author, swatch, picture }: PostCardProps) {
  return (
    <article className={styles.card}>
      <PictureFrame picture={picture} swatch={swatch} />
      <div className={styles.line}>
        <Byline date={date} author={author} />
      </div>
      <h3 className={styles.title}>
        <CoverLink href={href}>{title}</CoverLink>
      </h3>
    </article>
  )
}
