import { NARROW } from '../../styles/breakpoints.ts'
import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx'
import type { PreparedPicture } from '../Picture/Picture.tsx'
import styles from './TitleBar.module.css'

/** The palette name of the bar's colour, and whether the words on it are light. */
type TitleSurface = { swatch: string; tone: 'dark' | undefined }

export type TitleBarProps = {
  heading: string
  breadcrumb: BreadcrumbProps
  /** Colour of a bar without a picture, on phones. Wide windows show such a bar as a part of the wall. */
  surface?: TitleSurface | undefined
  /** The picture over the bar's right part, and the surface that it fades into. */
  illustration?: TitleSurface & {
    picture: PreparedPicture
    /** Its own crop for narrow windows, below the words. */
    narrowPicture: PreparedPicture
    focus?: 'middle' | 'right'
  }
}

/** The head of every inner page: its title and breadcrumb. */
export function TitleBar({ heading, breadcrumb, surface, illustration }: TitleBarProps) {
  const { swatch, tone } = illustration ?? surface ?? {}
  return (
    <div
      className={styles.bar}
      data-swatch={swatch}
      data-tone={tone}
      data-illustrated={illustration ? '' : undefined}
      data-focus={illustration?.focus}
    >
      {illustration && <TitlePicture {...illustration} />}
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
}: Pick<NonNullable<TitleBarProps['illustration']>, 'picture' | 'narrowPicture'>) {
  const { alt, ...attributes } = picture
  const { srcSet, sizes, width, height } = narrowPicture
  return (
    <picture>
      <source media={NARROW} {...{ srcSet, sizes, width, height }} />
      <img
        {...attributes}
        alt={alt}
        className={`head-picture ${styles.picture}`}
        fetchPriority="high"
      />
    </picture>
  )
}
