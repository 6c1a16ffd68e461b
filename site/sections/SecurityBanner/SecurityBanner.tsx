import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { WatchButton } from '../../components/WatchButton/WatchButton.tsx'
import styles from './SecurityBanner.module.css'
import type { SecurityBannerBlock } from './securityBanner.schema.ts'

export type SecurityBannerProps = {
  id: string
  heading: string
  copy: SecurityBannerBlock
  picture: PreparedPicture
  /** Whether the scene stands beside the words, which could not be read on it. */
  isApart: boolean
}

/** The first screen of the security page: words left, the guarded ball right. */
export function SecurityBanner({ id, heading, copy, picture, isApart }: SecurityBannerProps) {
  return (
    <section
      className={styles.banner}
      aria-labelledby={`${id}-heading`}
      data-apart={isApart || undefined}
    >
      <Picture picture={picture} className={styles.illustration} first />
      <div className={`container ${styles.copy}`}>
        <h1 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{copy.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={copy.action.path} variant="orange">
            {copy.action.label}
          </ButtonLink>
          <WatchButton label={copy.watch} />
        </div>
      </div>
    </section>
  )
}
