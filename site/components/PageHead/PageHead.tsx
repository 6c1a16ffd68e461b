import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { PageTitle, type PageTitleProps } from '../PageTitle/PageTitle.tsx'
import styles from './PageHead.module.css'

export type PageHeadProps = PageTitleProps & {
  /** `large` if the title is itself the page's first content, as in an article. */
  size?: 'small' | 'large' | undefined
}

/** Title and breadcrumb above a page's first section: one line, or a large title. */
export function PageHead({ heading, breadcrumb, size = 'small' }: PageHeadProps) {
  return (
    <div className={`container ${styles.head}`}>
      {size === 'small' ? (
        <PageTitle heading={heading} breadcrumb={breadcrumb} />
      ) : (
        <>
          <Breadcrumb {...breadcrumb} />
          <h1 className={styles.heading}>{heading}</h1>
        </>
      )}
    </div>
  )
}
