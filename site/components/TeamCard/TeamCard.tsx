import type { PreparedPicture } from '../Picture/Picture.tsx'
import { PictureFrame } from '../PictureFrame/PictureFrame.tsx'
import { type SocialLink, SocialLinks } from '../SocialLinks/SocialLinks.tsx'
import styles from './TeamCard.module.css'

export type TeamCardProps = {
  name: string
  position: string
  /** A sentence about the person, for layouts with room for it. */
  bio?: string
  href: string
  swatch: string
  picture: PreparedPicture
  profiles: SocialLink[]
}

/** A member of the team. Photo and name both link to the team page, but only the name is in the tab order. */
export function TeamCard(props: TeamCardProps) {
  const { name, position, bio, href, swatch, picture, profiles } = props
  return (
    <article className={styles.card}>
      <a className={styles.photo} href={href} tabIndex={-1}>
        <PictureFrame picture={picture} swatch={swatch} />
      </a>
      <h3 className={styles.name}>
        <a href={href}>{name}</a>
      </h3>
      <p className={styles.position}>{position}</p>
      {bio && <p className={styles.bio}>{bio}</p>}
      <SocialLinks links={profiles} />
    </article>
  )
}
