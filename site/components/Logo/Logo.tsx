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
}

/** The agency's logo. Its size is known beforehand, so nothing moves when it arrives. */
export function Logo({ file, alt }: LogoProps) {
  return <img className={styles.logo} {...file} alt={alt} loading="lazy" />
}

export type InlineLogoProps = {
  logo: Omit<LogoFile, 'src'> & { symbolId: string }
}

/** The logo as a drawing that the page holds, for the first screen; its link bears the name. */
export function InlineLogo({ logo: { symbolId, width, height, ...drawn } }: InlineLogoProps) {
  return (
    <svg className={styles.logo} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...drawn}>
      <use href={`#${symbolId}`} />
    </svg>
  )
}
