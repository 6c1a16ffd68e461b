import type { HomePage } from '../../../content-model/schemas/homePage.ts'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { PauseToggle } from '../../components/PauseToggle/PauseToggle.tsx'
import { TypedPhrase } from '../../components/TypedPhrase/TypedPhrase.tsx'
import { WatchButton } from '../../components/WatchButton/WatchButton.tsx'
import type { PreparedPicture } from '../../lib/preparePicture.ts'
import styles from './Hero.module.css'

type HeroProps = {
  words: HomePage['sections']['hero']
  controls: { play: string; pause: string }
  picture: PreparedPicture
  /** Its own crop for phones, on the same element. */
  phonePicture: PreparedPicture
}

/** The first screen: the headline that types itself, both actions and the scene. */
export function Hero({ words, controls, picture, phonePicture }: HeroProps) {
  const { alt, ...attributes } = picture
  return (
    <section className={styles.hero} aria-labelledby="hero-heading" data-typewriter-scope>
      <div className={`wrap ${styles.top}`}>
        <Headline leadIn={words.lead_in} phrases={words.phrases} />
        <div className={styles.actions}>
          <ButtonLink href={words.action.path} ball>
            {words.action.label}
          </ButtonLink>
          <WatchButton label={words.watch} />
          <PauseToggle words={controls} />
        </div>
        <p className={styles.text}>{words.text}</p>
      </div>
      <picture>
        <source
          media="(max-width: 767px)"
          srcSet={phonePicture.srcSet}
          sizes={phonePicture.sizes}
        />
        <img {...attributes} alt={alt} className={styles.scene} fetchPriority="high" />
      </picture>
    </section>
  )
}

/**
 * Readers of the page hear the lead-in with every phrase once; the eye sees one phrase at a time.
 * The line that types keeps its height, so nothing below moves.
 */
function Headline({ leadIn, phrases }: { leadIn: string; phrases: string[] }) {
  return (
    <h1 id="hero-heading" className={styles.headline}>
      {leadIn} <span className="visually-hidden">{phrases.join(', ')}</span>
      <TypedPhrase phrases={phrases} className={styles.line} />
    </h1>
  )
}
