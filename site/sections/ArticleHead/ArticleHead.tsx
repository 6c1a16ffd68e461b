import type { BylineProps } from '../../components/Byline/Byline.tsx'
import type { LogoFile } from '../../components/Logo/Logo.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { PictureFrame } from '../../components/PictureFrame/PictureFrame.tsx'
import styles from './ArticleHead.module.css'

export type ArticleHeadProps = BylineProps & {
  picture: PreparedPicture
  swatch: string
  /** The agency's mark in place of a portrait, as articles are the agency's. */
  mark: LogoFile
  /** The date of the last change, if it matters to readers. */
  updated?: { label: string; text: string; iso: string } | undefined
  readingTime: string
  subject: { label: string; href: string }
}

/** The head of an article: its picture, author, date and reading time. */
export function ArticleHead(props: ArticleHeadProps) {
  const { picture, swatch, mark, author, date, updated, readingTime, subject } = props
  return (
    <header data-pagefind-ignore>
      <div className={`head-picture ${styles.picture}`}>
        <PictureFrame picture={picture} swatch={swatch} first />
      </div>
      <div className={styles.line}>
        <a className={styles.author} href={author.href}>
          <span className={styles.panel}>
            <img className={styles.mark} {...mark} alt="" />
          </span>
          {author.byline}
        </a>
        <ul role="list" className={styles.facts}>
          <li>
            <time dateTime={date.iso}>{date.text}</time>
          </li>
          {updated && (
            <li>
              {updated.label} <time dateTime={updated.iso}>{updated.text}</time>
            </li>
          )}
          <li>{readingTime}</li>
          <li>
            <a className={styles.subject} href={subject.href}>
              {subject.label}
            </a>
          </li>
        </ul>
      </div>
    </header>
  )
}
