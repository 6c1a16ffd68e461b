import { Icon, type NetworkMark } from '../Icon/Icon.tsx'
import styles from './SocialLinks.module.css'

export type SocialLink = { id: number | string; link: string; icon: NetworkMark; label: string }

type SocialLinksProps = { links: SocialLink[]; variant?: 'plain' | 'ink' }

/** Round links to profiles on other sites, each in a new tab; renders nothing without profiles. */
export function SocialLinks({ links, variant = 'plain' }: SocialLinksProps) {
  if (links.length === 0) return null
  return (
    <ul role="list" className={styles[variant]}>
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
