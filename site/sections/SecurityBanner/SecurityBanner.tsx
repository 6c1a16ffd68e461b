import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { ProofLine, type ProofLineProps } from '../../components/ProofLine/ProofLine.tsx'
import { WatchButton } from '../../components/WatchButton/WatchButton.tsx'
import layout from '../../styles/layout.module.css'
import styles from './SecurityBanner.module.css'

export type SecurityBannerProps = SectionProps<'security-banner'> & {
  heading: string
  proof: ProofLineProps | undefined
  picture: PreparedPicture
  /** Whether the picture is beside the words because they would be unreadable on it. */
  isApart: boolean
}

/** The first screen of the security page: words on the left, the guarded ball on the right. */
export function SecurityBanner(props: SecurityBannerProps) {
  const { id, heading, copy, proof, picture, isApart } = props
  return (
    <section
      className={styles.banner}
      aria-labelledby={`${id}-heading`}
      data-apart={isApart || undefined}
    >
      <Picture picture={picture} className={`${layout.faded} ${styles.illustration}`} first />
      <div className={`container ${styles.copy}`}>
        <h1 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{copy.text}</p>
        <div className={styles.actions}>
          <ActionLink action={copy.action} variant="orange" />
          <WatchButton label={copy.watch} />
        </div>
        {proof && (
          <div className={styles.proof}>
            <ProofLine {...proof} />
          </div>
        )}
      </div>
    </section>
  )
}
