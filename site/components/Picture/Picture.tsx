import { NARROW } from '../../styles/breakpoints.ts'
import focuses from '../../styles/focus.module.css'

/** Attributes of an `img`, made by the build. Plain data, so that islands can take them as props. */
export type PreparedPicture = {
  src: string
  srcSet: string
  sizes: string
  width: number
  height: number
  alt: string
  /** The part that stays visible in a crop, by a name of focus.module.css; the default comes from the layout. */
  focus?: string
  /** Another crop, for narrow screens. */
  narrow?: Pick<PreparedPicture, 'srcSet' | 'sizes' | 'width' | 'height'>
}

type PictureProps = {
  picture: PreparedPicture
  className?: string | undefined
  /** The picture of the first screen: fetched first, not lazily. */
  first?: boolean
}

/** A prepared picture as `img`. Its size is known in advance, so loading it shifts nothing. */
export function Picture({ picture, className, first = false }: PictureProps) {
  const { alt, focus, narrow, ...attributes } = picture
  const classes = [className, focus && focuses[focus]].filter(Boolean).join(' ')
  const image = (
    <img
      {...attributes}
      alt={alt}
      className={classes || undefined}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
  if (!narrow) return image
  return (
    <picture>
      <source media={NARROW} {...narrow} />
      {image}
    </picture>
  )
}
