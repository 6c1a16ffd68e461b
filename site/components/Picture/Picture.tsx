import { NARROW } from '../../styles/breakpoints.ts'
import focuses from '../../styles/focus.module.css'

/** Attributes of an `img`; made at build, plain data, so that they may cross into islands. */
export type PreparedPicture = {
  src: string
  srcSet: string
  sizes: string
  width: number
  height: number
  alt: string
  /** The part that stays in sight in a crop, by a name of focus.module.css; by default that of the place. */
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

/** A prepared picture as `img`: its size is known beforehand, so nothing moves when it arrives. */
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
