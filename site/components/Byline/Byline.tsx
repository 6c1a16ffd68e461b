import styles from './Byline.module.css'

export type BylineProps = {
  /** For people, 'September 6, 2024', and for machines, '2024-09-06'. */
  date: { text: string; iso: string }
  author: { name: string; href: string; byline: string }
}

/** The date and author of an article. */
export function Byline({ date, author }: BylineProps) {
  return (
    <p className={styles.line} data-pagefind-ignore>
      <time dateTime={date.iso}>{date.text}</time>,{' '}
      <a className={styles.author} href={author.href}>
        {author.byline}
      </a>
    </p>
  )
}
