import styles from './Button.module.css'

export type ButtonStyle = {
  /** `outline` for the action beside a main action; `orange` for the main action of the night page. */
  variant?: 'main' | 'outline' | 'orange'
  /** `small` for headers and panels, `large` for the footer. */
  size?: 'small' | 'regular' | 'large'
  /** Fills the width of its column. */
  wide?: boolean
}

/** The class list shared by links and buttons that look alike. */
export function buttonClass({
  variant = 'main',
  size = 'regular',
  wide = false,
}: ButtonStyle): string {
  return [styles.button, styles[variant], styles[size], wide ? styles.wide : '']
    .filter(Boolean)
    .join(' ')
}
