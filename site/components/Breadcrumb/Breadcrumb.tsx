import styles from './Breadcrumb.module.css'

export type BreadcrumbProps = {
  label: string
  /** The ancestors of this page, starting with the home page. */
  trail: { label: string; path: string }[]
  current: string
}

/** The breadcrumb from the home page to this page. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.trail}>
        {trail.map((page) => (
          <li key={page.path} className={styles.step}>
            <a className={styles.link} href={page.path}>
              {page.label}
            </a>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
