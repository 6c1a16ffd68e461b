import layout from '../../styles/layout.module.css'
import type { PreparedPicture } from '../Picture/Picture.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './PictureFrame.module.css'

type PictureFrameProps = {
  picture: PreparedPicture
  /** The colour shown until the picture is loaded. */
  swatch: string
  /** In the first screen: not loaded lazily. */
  first?: boolean
}

/** A picture in a frame with round corners; it grows a little within the frame on hover. */
export function PictureFrame({ picture, swatch, first }: PictureFrameProps) {
  return (
    <div className={styles.frame} data-swatch={swatch}>
      <Picture picture={picture} className={`${layout.cover} ${styles.picture}`} first={first} />
    </div>
  )
}
