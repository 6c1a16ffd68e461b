import type { Brand } from '../../../content-model/schemas/brand.ts'
import styles from './TopBar.module.css'

/** The line above the header: who we are, where we work, how to reach us. */
export function TopBar({ brand }: { brand: Brand }) {
  return (
    <div className={styles.bar} data-tone="dark">
      <div className={`wrap ${styles.line}`}>
        <p className={styles.tagline}>{brand.tagline}</p>
        <p className={styles.global}>{brand.global_service}</p>
        <a className={styles.email} href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
        <a className={styles.phone} href={`tel:${brand.phone.number}`}>
          {brand.phone.display}
        </a>
      </div>
    </div>
  )
}
