import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx'
import type { PreparedPicture } from '../Picture/Picture.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './TitleBar.module.css'

export type TitleBarProps = {
  heading: string
  breadcrumb: BreadcrumbProps
  /** The picture over the bar's right part, and the palette name of the swatch that it fades into. */
  illustration?: {
    picture: PreparedPicture
    swatch: string
    tone: 'dark' | undefined
    focus?: 'middle' | 'right'
  }
}

/** The head of every inner page: its name and where it stands. */
export function TitleBar({ heading, breadcrumb, illustration }: TitleBarProps) {
  return (
    <div
      className={styles.bar}
      data-swatch={illustration?.swatch}
      data-tone={illustration?.tone}
      data-focus={illustration?.focus}
    >
      {illustration && (
        <Picture picture={illustration.picture} className={`head-picture ${styles.picture}`} />
      )}
      <div className={`container ${styles.copy}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <Breadcrumb {...breadcrumb} />
      </div>
    </div>
  )
}
