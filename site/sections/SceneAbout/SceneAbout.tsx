import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import type { PreparedPicture } from '../../lib/preparePicture.ts'
import styles from './SceneAbout.module.css'

type SceneAboutProps = {
  words: { heading: string; text: string; action: { label: string; path: string } }
  picture: PreparedPicture
}

/** Who we are, in words beside the tools of the trade, 6 + 6. */
export function SceneAbout({ words, picture }: SceneAboutProps) {
  return (
    <section className="band" data-joined aria-labelledby="about-heading">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words} data-scroll-in>
          <h2 id="about-heading">{words.heading}</h2>
          <p className={styles.text}>{words.text}</p>
          <ButtonLink href={words.action.path} ball>
            {words.action.label}
          </ButtonLink>
        </div>
        <div data-scroll-in="1">
          <Picture picture={picture} className={styles.picture} />
        </div>
      </div>
    </section>
  )
}
