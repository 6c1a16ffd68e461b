/** A film on a host whose player the site can show without cookies. */
export type Film = { type: 'youtube' | 'vimeo'; id: string }

const YOUTUBE_ID = /^[\w-]{6,20}$/
const VIMEO_ID = /^\d{5,12}$/

/** The film of a YouTube or Vimeo page; undefined for any other address. */
export function filmOf(address: string): Film | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return undefined
  const [first = '', second = ''] = url.pathname.slice(1).split('/')
  switch (url.hostname.replace(/^(?:www|m)\./, '')) {
    case 'youtu.be':
      return film('youtube', first, YOUTUBE_ID)
    case 'youtube.com':
      return film(
        'youtube',
        first === 'shorts' ? second : (url.searchParams.get('v') ?? ''),
        YOUTUBE_ID,
      )
    case 'vimeo.com':
      return film('vimeo', first, VIMEO_ID)
    default:
      return undefined
  }
}

function film(type: Film['type'], id: string, form: RegExp): Film | undefined {
  return form.test(id) ? { type, id } : undefined
}
