import focuses from '../../styles/focus.module.css'

/** What an `img` needs; made at build, plain data, so that it may cross into islands. */
export type PreparedPicture = {
  src: string
  srcSet: string
  sizes: string
  width: number
  height: number
  alt: string
  /** What of it stays in sight where it is cropped, by a name of focus.module.css; left out, its place says it. */
  focus?: string
}

type PictureProps = {
  picture: PreparedPicture
  className?: string | undefined
  /** The picture of the first screen: fetched first, not lazily. */
  first?: boolean
}

/** A prepared picture as `img`: sizes known beforehand, so nothing moves when it arrives. */
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
