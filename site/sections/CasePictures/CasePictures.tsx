import { Picture, type PreparedPicture } from '../../components/Picture/Picture.tsx'
import styles from './CasePictures.module.css'

type CasePicturesProps = { pictures: { picture: PreparedPicture; caption: string }[] }

/** Pictures of a client's site: of three the first spans the section, the last two stand side by side. */
export function CasePictures({ pictures }: CasePicturesProps) {
  return (
    <div className={styles.pictures}>
      <div className={`container ${styles.grid}`}>
        {pictures.map(({ picture, caption }) => (
          <figure key={picture.src} className={styles.figure} data-scroll-in>
            <Picture picture={picture} className={styles.picture} />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
