import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { PauseToggle } from '../../components/PauseToggle/PauseToggle.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { ProofLine, type ProofLineProps } from '../../components/ProofLine/ProofLine.tsx'
import { TypedPhrase } from '../../components/TypedPhrase/TypedPhrase.tsx'
import { WatchButton } from '../../components/WatchButton/WatchButton.tsx'
import { PHONE } from '../../styles/breakpoints.ts'
import styles from './Hero.module.css'

export type HeroProps = SectionProps<'hero'> & {
  picture: PreparedPicture
  /** A separate crop for phones, on the same element. */
  phonePicture: PreparedPicture
  proof: ProofLineProps | undefined
  /** All phrases in one text, for screen readers. */
  phraseList: string
  /** Whether the picture is below the words because they would be unreadable on it. */
  isApart: boolean
}

/** The first screen: the headline that types itself, both actions and the picture. */
export function Hero({ id, copy, labels, picture, phonePicture, ...props }: HeroProps) {
  const { phraseList, proof, isApart } = props
  const { alt, ...attributes } = picture
  return (
    <section
      className={styles.hero}
      aria-labelledby={`${id}-heading`}
      data-apart={isApart || undefined}
      data-typewriter-scope
    >
      <div className={`container ${styles.top}`}>
        <Headline id={`${id}-heading`} copy={copy} phraseList={phraseList} />
        <div className={styles.actions}>
          <ActionLink action={copy.action} ball />
          <WatchButton label={copy.watch} />
          <PauseToggle labels={labels} />
        </div>
        <div className={styles.side}>
          <p className={styles.text}>{copy.text}</p>
          {proof && <ProofLine {...proof} />}
        </div>
      </div>
      <picture>
        <source media={PHONE} srcSet={phonePicture.srcSet} sizes={phonePicture.sizes} />
        <img
          {...attributes}
          alt={alt}
          className={`behind-words ${styles.illustration}`}
          fetchPriority="high"
        />
      </picture>
    </section>
  )
}

/**
 * Screen readers get the lead-in with every phrase once; the screen shows one phrase at a time. The typed line keeps
 * its height, so nothing below it moves.
 */
type HeadlineProps = Pick<HeroProps, 'id' | 'copy' | 'phraseList'>

function Headline({ id, copy, phraseList }: HeadlineProps) {
  return (
    <h1 id={id} className={styles.headline}>
      {copy.lead_in} <span className="visually-hidden">{phraseList}</span>
      <TypedPhrase phrases={copy.phrases} className={styles.line} />
    </h1>
  )
}
