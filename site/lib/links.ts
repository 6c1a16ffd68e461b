import type { Film } from '../../content-model/articles/films.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { Labels } from '../../content-model/schemas/site.ts'

export type ShareLink = { id: string; label: string; href: string; newTab: boolean }

/** Plain links by which a reader passes a page on. Nobody is told of the page before one is chosen. */
export function shareLinks(
  { title, url }: { title: string; url: string },
  labels: Labels['article']['share'],
): ShareLink[] {
  const query = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')
  return [
    {
      id: 'email',
      label: labels.email,
      href: `mailto:?${query({ subject: title, body: url })}`,
      newTab: false,
    },
    {
      id: 'linkedin',
      label: labels.linkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
      newTab: true,
    },
    {
      id: 'x',
      label: labels.x,
      href: `https://x.com/intent/post?${query({ text: title, url })}`,
      newTab: true,
    },
  ]
}

/** The agency's own profiles, each named after its network and told to open in a new tab. */
export function brandSocialLinks(brand: Brand, labels: Labels) {
  return brand.social.map(({ id, network, name, link }) => ({
    id,
    link,
    icon: network,
    label: `${name} (${labels.opens_in_new_tab})`,
  }))
}

/** The player's address at its host: without cookies, not muted, not started by itself. */
export function hostedPlayerAddress({ type, id }: Film): string {
  const film = encodeURIComponent(id)
  return type === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${film}?rel=0`
    : `https://player.vimeo.com/video/${film}?dnt=1`
}
