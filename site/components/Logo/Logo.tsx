import styles from './Logo.module.css'

export type LogoFile = {
  src: string
  width: number
  height: number
  /** The ground that the logo is drawn for. */
  'data-drawn-for': 'light' | 'dark' | 'orange'
}

type LogoProps = {
  file: LogoFile
  /** The name where the logo is a link's only content. */
  alt: string
  /** Whether it is inlined, so that the first screen is painted with it. */
  first?: boolean
}

/** The agency's logo. Its size is known beforehand, so nothing moves when it arrives. */
export function Logo({ file, alt, first = false }: LogoProps) {
  return (
    <img
      className={styles.logo}
      src={file.src}
      width={file.width}
      height={file.height}
      alt={alt}
      data-drawn-for={file['data-drawn-for']}
      {...(first ? { decoding: 'sync' } : { loading: 'lazy' })}
    />
  )
}
