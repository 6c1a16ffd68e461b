import styles from './Logo.module.css'

export type LogoFile = {
  src: string
  width: number
  height: number
  /** The background that the logo was drawn for. */
  'data-drawn-for': 'light' | 'dark' | 'orange'
}

type LogoProps = {
  file: LogoFile
  /** The logo's name if it is the only content of a link. */
  alt: string
}

/** The agency's logo. Its size is known in advance, so loading it shifts nothing. */
export function Logo({ file, alt }: LogoProps) {
  return <img className={styles.logo} {...file} alt={alt} loading="lazy" />
}

export type InlineLogoProps = {
  logo: Omit<LogoFile, 'src'> & { symbolId: string }
}

/** The logo as an inline SVG for the first screen; the link around it carries the name. */
export function InlineLogo({ logo: { symbolId, width, height, ...drawn } }: InlineLogoProps) {
  return (
    <svg className={styles.logo} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...drawn}>
      <use href={`#${symbolId}`} />
    </svg>
  )
}
