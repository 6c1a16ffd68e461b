import { Icon, type SocialMark } from '../Icon/Icon.tsx'
import styles from './SocialLinks.module.css'

export type SocialLink = { id: number | string; link: string; icon: SocialMark; label: string }

type SocialLinksProps = { links: SocialLink[]; variant?: 'plain' | 'ink' }

/** Round links to social profiles, each in a new tab. */
export function SocialLinks({ links, variant = 'plain' }: SocialLinksProps) {
  return (
    <ul role="list" className={`${styles.links} ${styles[variant]}`}>
      {links.map(({ id, link, icon, label }) => (
        <li key={id}>
          <a className={styles.link} href={link} target="_blank" rel="noopener" aria-label={label}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
