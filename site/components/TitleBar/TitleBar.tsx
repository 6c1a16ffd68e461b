import { NARROW } from '../../styles/breakpoints.ts'
import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx'
import type { PreparedPicture } from '../Picture/Picture.tsx'
import styles from './TitleBar.module.css'

export type TitleBarProps = {
  heading: string
  breadcrumb: BreadcrumbProps
  /** The picture over the bar's right part, and the background that it fades into. */
  illustration: {
    /** Palette name of the bar's colour. */
    swatch: string
    /** `dark` if the words on it are light. */
    tone: 'dark' | undefined
    picture: PreparedPicture
    /** A separate crop for narrow windows. */
    narrowPicture: PreparedPicture
    focus?: 'middle' | 'right'
  }
}

/** The head of a page with its own picture: title and breadcrumb on a low bar. */
export function TitleBar({ heading, breadcrumb, illustration }: TitleBarProps) {
  const { swatch, tone, focus } = illustration
  return (
    <div className={styles.bar} data-swatch={swatch} data-tone={tone} data-focus={focus}>
      <TitlePicture {...illustration} />
      <div className={`container ${styles.copy}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <Breadcrumb {...breadcrumb} />
      </div>
    </div>
  )
}

function TitlePicture({
  picture,
  narrowPicture,
}: Pick<TitleBarProps['illustration'], 'picture' | 'narrowPicture'>) {
  const { alt, ...attributes } = picture
  const { srcSet, sizes, width, height } = narrowPicture
  return (
    <picture>
      <source media={NARROW} {...{ srcSet, sizes, width, height }} />
      <img
        {...attributes}
        alt={alt}
        className={`head-picture ${styles.picture}`}
        fetchPriority="low"
      />
    </picture>
  )
}
