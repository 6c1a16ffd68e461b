import type { Labels } from '../../content-model/schemas/site.ts'

export type ShareLink = { id: string; label: string; href: string; newTab: boolean }

/** Plain links by which a reader passes a page on. Nobody is told of the page before one is chosen. */
export function shareLinks(
  { title, url }: { title: string; url: string },
  words: Labels['article']['share'],
): ShareLink[] {
  const query = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')
  return [
    {
      id: 'email',
      label: words.email,
      href: `mailto:?${query({ subject: title, body: url })}`,
      newTab: false,
    },
    {
      id: 'linkedin',
      label: words.linkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
      newTab: true,
    },
    {
      id: 'x',
      label: words.x,
      href: `https://x.com/intent/post?${query({ text: title, url })}`,
      newTab: true,
    },
  ]
}
