import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { PauseToggle } from '../../components/PauseToggle/PauseToggle.tsx'
import { ProofLine, type ProofLineProps } from '../../components/ProofLine/ProofLine.tsx'
import { TypedPhrase } from '../../components/TypedPhrase/TypedPhrase.tsx'
import { WatchButton } from '../../components/WatchButton/WatchButton.tsx'
import texts from '../../styles/texts.module.css'
import styles from './TypeHero.module.css'

export type TypeHeroProps = SectionProps<'type-hero'> & {
  proof: ProofLineProps | undefined
  /** All phrases in one text, for screen readers. */
  phraseList: string
}

/** A first screen of type alone: the phrase is the headline, on two lines. */
export function TypeHero({ id, copy, labels, proof, phraseList }: TypeHeroProps) {
  const phrases = copy.phrases.map(onTwoLines)
  return (
    <section className={styles.hero} aria-labelledby={`${id}-heading`} data-typewriter-scope>
      <div className="container">
        <h1 id={`${id}-heading`} className={styles.headline}>
          <span className={styles.leadIn}>{copy.lead_in}</span>{' '}
          <span className="visually-hidden">{phraseList}</span>
          <TypedPhrase phrases={phrases} className={styles.phrase} />
        </h1>
        <div className={styles.foot}>
          <p className={`${texts.lead} ${styles.text}`}>{copy.text}</p>
          <div className={styles.action}>
            <ActionLink action={copy.action} ball />
          </div>
          <div className={styles.watch}>
            <WatchButton label={copy.watch} />
            <PauseToggle labels={labels} />
          </div>
          {proof && (
            <div className={styles.proof}>
              <ProofLine {...proof} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** Puts the first word on its own line; the typewriter types the line break like a letter. */
function onTwoLines(phrase: string): string {
  return phrase.replace(' ', '\n')
}
