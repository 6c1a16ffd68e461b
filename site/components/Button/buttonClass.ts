import styles from './Button.module.css'

export type ButtonLook = {
  /** `outline` is the second kind, beside a main action; `orange` the main action of the night page. */
  kind?: 'main' | 'outline' | 'orange'
  /** `small` stands in headers and plates, `large` in the footer. */
  size?: 'small' | 'regular' | 'large'
  /** Fills the width of its column. */
  wide?: boolean
}

/** The class list that a link and a button share when they look alike. */
export function buttonClass({ kind = 'main', size = 'regular', wide = false }: ButtonLook): string {
  return [styles.button, styles[kind], styles[size], wide ? styles.wide : '']
    .filter(Boolean)
    .join(' ')
}
