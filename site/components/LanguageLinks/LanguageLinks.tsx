import styles from './LanguageLinks.module.css'

/** A link to the site in one of its languages. */
export type LanguageLink = {
  tag: string
  /** The language's name in that language, such as Deutsch. */
  name: string
  path: string
  isCurrent: boolean
}

type LanguageLinksProps = {
  links: LanguageLink[]
  /** Makes the list a navigation landmark with this name. Set it once per page. */
  label?: string
  /** Class of a list that is not a row. */
  className?: string
  linkClassName?: string
}

/** Links to the site in its languages, each named in its own language; null without links. */
export function LanguageLinks(props: LanguageLinksProps) {
  const { links, label, className = styles.row, linkClassName = styles.link } = props
  if (links.length === 0) return null
  const list = (
    <ul role="list" className={className}>
      {links.map(({ tag, name, path, isCurrent }) => (
        <li key={tag}>
          <a
            className={linkClassName}
            href={path}
            hrefLang={tag}
            lang={tag}
            aria-current={isCurrent || undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
  return label ? <nav aria-label={label}>{list}</nav> : list
}
