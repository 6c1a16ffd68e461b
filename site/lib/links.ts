import type { Film } from '../../content-model/articles/films.ts'
import type { Profile } from '../../content-model/schemas/profiles.ts'
import type { Labels } from '../../content-model/schemas/site.ts'
import { fillWords } from './text.ts'

export type ShareLink = { id: string; label: string; href: string; newTab: boolean }

/** Plain links to share a page. No network learns about the page until a visitor follows one. */
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

/**
 * Profile links, each named after its network, with a note that it opens in a new tab.
 * @param owner name of their owner, for pages with profiles of several people.
 */
export function profileLinks(profiles: Profile[], labels: Labels, owner?: string) {
  return profiles.map((profile) => {
    const { id, icon, link } = profile
    const network = networkName(profile, labels)
    const name = owner ? fillWords(labels.profile_of, { name: owner, network }) : network
    return { id, link, icon, label: `${name} (${labels.opens_in_new_tab})` }
  })
}

/** The network of a profile: the name given in the profile, else the label of its icon, else its host. */
function networkName({ name, icon, link }: Profile, { networks }: Labels): string {
  if (name !== undefined) return name
  return icon === 'link' ? new URL(link).hostname : networks[icon]
}

/** URL of the host's player: without cookies, not muted, no autoplay. */
export function hostedPlayerAddress({ type, id }: Film): string {
  const film = encodeURIComponent(id)
  return type === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${film}?rel=0`
    : `https://player.vimeo.com/video/${film}?dnt=1`
}
