/** What an `img` needs; made at build, plain data, so that it may cross into islands. */
export type PreparedPicture = {
  src: string
  srcSet: string
  sizes: string
  width: number
  height: number
  alt: string
}

type PictureProps = {
  picture: PreparedPicture
  className?: string | undefined
  /** The picture of the first screen: fetched first, not lazily. */
  first?: boolean
}

/** A prepared picture as `img`: sizes known beforehand, so nothing moves when it arrives. */
export function Picture({ picture, className, first = false }: PictureProps) {
  const { alt, ...attributes } = picture
  return (
    <img
      {...attributes}
      alt={alt}
      className={className}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
