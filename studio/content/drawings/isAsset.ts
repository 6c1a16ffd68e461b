/** Folders of the content with what pages show. Names of pictures may be in any script. */
const SHOWN = String.raw`content/(?:pictures|logos)/[\p{L}\p{M}\p{N}_./-]+\.(?:webp|png|jpe?g|avif|svg)`
const FILE = new RegExp(String.raw`^/@fs/.+/\.cache/studio/${SHOWN}$`, 'u')
const FONT = /^\/\.cache\/fonts\/[\w-]+\.woff2$/
const FILM = /^\/video\/[\w-]+\.(?:mp4|webm|vtt|webp)$/

/**
 * Whether a drawn page may ask for an address. All else that a server of a site in development answers, the source of
 * the site among it, stays with it.
 */
export function isAsset(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://drawing')
  // A path that means another one.
  if (!address.startsWith(pathname)) return false
  if (pathname === '/_image') return isPicture(searchParams.get('href') ?? '')
  const path = plainPath(pathname)
  return FILE.test(path) || FONT.test(path) || FILM.test(path)
}

/** The picture that is to be made smaller: its path, and its size as a query. */
function isPicture(href: string): boolean {
  return FILE.test(plainPath(href.split('?')[0] ?? ''))
}

/** A path in letters; blank if it leads upwards, or is spelt so that it might mean another one to somebody else. */
function plainPath(spelt: string): string {
  try {
    const path = decodeURIComponent(spelt)
    return /\.\.|%|\\|\/\/|\p{Cc}/u.test(path) ? '' : path
  } catch {
    return ''
  }
}
