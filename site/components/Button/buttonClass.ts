import styles from './Button.module.css'

export type ButtonStyle = {
  /** `outline` stands beside a main action; `orange` the main action of the night page. */
  variant?: 'main' | 'outline' | 'orange'
  /** `small` stands in headers and panels, `large` in the footer. */
  size?: 'small' | 'regular' | 'large'
  /** Fills the width of its column. */
  wide?: boolean
}

/** The class list that a link and a button share when they look alike. */
export function buttonClass({
  variant = 'main',
  size = 'regular',
  wide = false,
}: ButtonStyle): string {
  return [styles.button, styles[variant], styles[size], wide ? styles.wide : '']
    .filter(Boolean)
    .join(' ')
}
