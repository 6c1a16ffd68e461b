import { Icon } from '../Icon/Icon.tsx'
import styles from './ArrowDisc.module.css'

/** The arrow in a disc at the end of a large link. The link sets its colours: --arrow and --arrow-sign. */
export function ArrowDisc({ className = '' }: { className?: string }) {
  return (
    <span className={`${styles.disc} ${className}`} data-keep-clear>
      <Icon name="arrow" />
    </span>
  )
}
