import { ArticleSection } from '../../components/ArticleSection/ArticleSection.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import layout from '../../styles/layout.module.css'
import styles from './Comments.module.css'

export type CommentsProps = {
  heading: string
  comments: {
    id: number
    name: string
    initials: string
    picture?: PreparedPicture | undefined
    swatch: string
    tone: 'dark' | undefined
    date: { text: string; iso: string }
    comment: string
  }[]
}

/** Readers' comments below an article. A reader without a picture has initials on a colour. */
export function Comments({ heading, comments }: CommentsProps) {
  if (comments.length === 0) return null
  return (
    <ArticleSection id="comments-heading" heading={heading}>
      <ol role="list" className={`${layout.ruled} ${styles.comments}`}>
        {comments.map(({ id, name, initials, picture, swatch, tone, date, comment }) => (
          <li key={id} className={styles.comment}>
            <span
              className={styles.initials}
              data-swatch={swatch}
              data-tone={tone}
              aria-hidden="true"
            >
              {picture ? <Picture picture={picture} /> : initials}
            </span>
            <div>
              <p className={styles.line}>
                <b>{name}</b>{' '}
                <time className={styles.date} dateTime={date.iso}>
                  {date.text}
                </time>
              </p>
              <p className={styles.copy}>{comment}</p>
            </div>
          </li>
        ))}
      </ol>
    </ArticleSection>
  )
}
