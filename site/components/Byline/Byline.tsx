import styles from './Byline.module.css'

export type BylineProps = {
  /** As it is written, 'September 6, 2024', and as machines read it, '2024-09-06'. */
  date: { text: string; iso: string }
  author: { name: string; href: string; byline: string }
}

/** When an article was written, and by whom. */
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
