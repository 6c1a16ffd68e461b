import type { BylineProps } from '../../components/Byline/Byline.tsx'
import type { LogoFile } from '../../components/Logo/Logo.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { PictureFrame } from '../../components/PictureFrame/PictureFrame.tsx'
import texts from '../../styles/texts.module.css'
import styles from './ArticleHead.module.css'

export type ArticleHeadProps = BylineProps & {
  picture: PreparedPicture
  swatch: string
  /** Instead of a portrait: the articles are the agency's. */
  mark: LogoFile
  /** The last change worth telling readers. */
  updated?: { label: string; text: string; iso: string } | undefined
  readingTime: string
  subject: { label: string; href: string }
  /** On a page with another main heading: the article's title, under a line that says why it is here. */
  title?: { label: string; text: string; href: string } | undefined
}

/** The head of an article: its picture, author, date and reading time. */
export function ArticleHead(props: ArticleHeadProps) {
  const { picture, swatch, mark, author, date, updated, readingTime, subject, title } = props
  return (
    <header data-pagefind-ignore>
      {title && (
        <div className={styles.title}>
          <p className={`${texts.smallTitle} ${styles.label}`}>{title.label}</p>
          <h2>
            <a className={styles.link} href={title.href}>
              {title.text}
            </a>
          </h2>
        </div>
      )}
      <div className={title ? undefined : 'head-picture'}>
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
