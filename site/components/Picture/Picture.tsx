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
}

type PictureProps = {
  picture: PreparedPicture
  className?: string | undefined
  /** The picture of the first screen: fetched first, not lazily. */
  first?: boolean
}

/** A prepared picture as `img`: its size is known beforehand, so nothing moves when it arrives. */
export function Picture({ picture, className, first = false }: PictureProps) {
  const { alt, focus, ...attributes } = picture
  const classes = [className, focus && focuses[focus]].filter(Boolean).join(' ')
  return (
    <img
      {...attributes}
      alt={alt}
      className={classes || undefined}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
