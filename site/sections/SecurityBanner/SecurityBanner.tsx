import type { Home3Page } from '../../../content-model/schemas/home3Page.ts'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { WatchButton } from '../../components/WatchButton/WatchButton.tsx'
import type { PreparedPicture } from '../../lib/preparePicture.ts'
import styles from './SecurityBanner.module.css'

type SecurityBannerProps = {
  heading: string
  words: Home3Page['sections']['banner']
  picture: PreparedPicture
}

/** The first screen of the security page: words left, the guarded ball right. */
export function SecurityBanner({ heading, words, picture }: SecurityBannerProps) {
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <Picture picture={picture} className={styles.scene} first />
      <div className={`wrap ${styles.words}`}>
        <h1 id="banner-heading" className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{words.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={words.action.path} kind="orange">
            {words.action.label}
          </ButtonLink>
          <WatchButton label={words.watch} />
        </div>
      </div>
    </section>
  )
}
