import type { Home2Page } from '../../../content-model/schemas/home2Page.ts'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { PauseToggle } from '../../components/PauseToggle/PauseToggle.tsx'
import { TypedPhrase } from '../../components/TypedPhrase/TypedPhrase.tsx'
import { WatchButton } from '../../components/WatchButton/WatchButton.tsx'
import styles from './TypeHero.module.css'

type TypeHeroProps = {
  words: Home2Page['sections']['hero']
  controls: { play: string; pause: string }
}

/** A first screen of type alone: the phrase is the headline, on two lines. */
export function TypeHero({ words, controls }: TypeHeroProps) {
  const phrases = words.phrases.map(onTwoLines)
  return (
    <section className={styles.hero} aria-labelledby="hero-heading" data-typewriter-scope>
      <div className="wrap">
        <h1 id="hero-heading" className={styles.headline}>
          <span className={styles.leadIn}>{words.lead_in}</span>{' '}
          <span className="visually-hidden">{words.phrases.join(', ')}</span>
          <TypedPhrase phrases={phrases} className={styles.phrase} />
        </h1>
        <div className={styles.foot}>
          <div className={styles.watch}>
            <WatchButton label={words.watch} />
            <PauseToggle words={controls} />
          </div>
          <p className={styles.text}>{words.text}</p>
          <div className={styles.action}>
            <ButtonLink href={words.action.path} ball>
              {words.action.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The first word on the first line; the typewriter types the break as it types a letter. */
function onTwoLines(phrase: string): string {
  return phrase.replace(' ', '\n')
}
