import styles from './Logo.module.css'

export type LogoFile = { src: string; width: number; height: number }

/** The agency's logo from its file; `alt` is the name where the logo is a link's only content. */
export function Logo({ file, alt, lazy = false }: { file: LogoFile; alt: string; lazy?: boolean }) {
  return (
    <img
      className={styles.logo}
      src={file.src}
      width={file.width}
      height={file.height}
      alt={alt}
      {...(lazy && { loading: 'lazy' })}
    />
  )
}
