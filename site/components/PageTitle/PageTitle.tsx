import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx'
import styles from './PageTitle.module.css'

export type PageTitleProps = { heading: string; breadcrumb: BreadcrumbProps }

/** The small title of a page whose first screen starts with its own content. */
export function PageTitle({ heading, breadcrumb }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <h1 className={styles.heading}>{heading}</h1>
      <Breadcrumb {...breadcrumb} />
    </div>
  )
}
