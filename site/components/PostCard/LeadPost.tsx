import { Byline } from '../Byline/Byline.tsx'
import { CoverLink } from '../CoverLink/CoverLink.tsx'
import { PictureFrame } from '../PictureFrame/PictureFrame.tsx'
import styles from './LeadPost.module.css'
import type { PostCardProps } from './PostCard.tsx'

export type LeadPostProps = PostCardProps & { summary: string }

/** The lead article of a list, in the page's first screen: a large picture, and a title at the size of a heading. */
export function LeadPost(props: LeadPostProps) {
  const { title, href, date, author, swatch, picture, summary } = props
  return (
    <article className={styles.lead}>
      <PictureFrame picture={picture} swatch={swatch} first />
      <div className={styles.copy}>
        <Byline date={date} author={author} />
        <h3 className={styles.title}>
          <CoverLink href={href}>{title}</CoverLink>
        </h3>
        <p className={styles.summary}>{summary}</p>
      </div>
    </article>
  )
}
