import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx'
import type { PreparedPicture } from '../Picture/Picture.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './TitleBar.module.css'

export type TitleBarProps = {
  heading: string
  breadcrumb: BreadcrumbProps
  /** The picture over the bar's right part, and the palette name of the field that it fades into. */
  scene?: {
    picture: PreparedPicture
    field: string
    tone: 'dark' | undefined
    focus?: 'middle' | 'right'
  }
}

/** The head of every inner page: its name and where it stands. */
export function TitleBar({ heading, breadcrumb, scene }: TitleBarProps) {
  return (
    <div
      className={styles.bar}
      data-field={scene?.field}
      data-tone={scene?.tone}
      data-focus={scene?.focus}
    >
      {scene && <Picture picture={scene.picture} className={styles.picture} />}
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <Breadcrumb {...breadcrumb} />
      </div>
    </div>
  )
}
