import { ArrowDisc } from '../ArrowDisc/ArrowDisc.tsx'
import type { PreparedPicture } from '../Picture/Picture.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './ServiceTile.module.css'

export type ServiceTileProps = {
  title: string
  text: string
  href: string
  action: string
  /** Palette name of the surface, which is also the colour of the picture's lower edge. */
  swatch: string
  tone: 'dark' | undefined
  picture: PreparedPicture
  /** Whether the picture ends above the words because they would be unreadable on its foot. */
  isApart?: boolean
  /** `wide` takes seven columns of twelve, `half` five, `third` four, `quarter` three, `full` all. */
  variant: 'wide' | 'half' | 'third' | 'quarter' | 'full'
}

/** A service as one large link: a picture on its swatch, words at the foot. */
export function ServiceTile(props: ServiceTileProps) {
  const { title, text, href, action, swatch, tone, picture, isApart, variant } = props
  return (
    <a
      className={`${styles.tile} ${styles[variant]}`}
      href={href}
      data-swatch={swatch}
      data-tone={tone}
      data-apart={isApart || undefined}
    >
      <Picture picture={picture} className={styles.picture} />
      <div className={styles.foot}>
        <div className={styles.copy}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
        <span className={styles.action} data-pagefind-ignore>
          {action}
          <ArrowDisc />
        </span>
      </div>
    </a>
  )
}
