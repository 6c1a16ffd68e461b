/** Content folders with files that pages show. File names may be in any script. */
const SHOWN = String.raw`content/(?:pictures|logos)/[\p{L}\p{M}\p{N}_./-]+\.(?:webp|png|jpe?g|avif|svg)`
const FILE = new RegExp(String.raw`^/@fs/.+/\.cache/studio/${SHOWN}$`, 'u')
const FONT = /^\/\.cache\/fonts\/[\w-]+\.woff2$/
const FILM = /^\/video\/[\w-]+\.(?:mp4|webm|vtt|webp)$/

/**
 * Whether a rendered page may request an address. Anything else that the development server would serve, such as the
 * source of the site, stays private.
 */
export function isAsset(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://drawing')
  // The URL parser has resolved the path to another one.
  if (!address.startsWith(pathname)) return false
  if (pathname === '/_image') return isPicture(searchParams.get('href') ?? '')
  const path = plainPath(pathname)
  return FILE.test(path) || FONT.test(path) || FILM.test(path)
}

/** @param href the path of the picture to resize, with its size as a query. */
function isPicture(href: string): boolean {
  return FILE.test(plainPath(href.split('?')[0] ?? ''))
}

/** The decoded path; blank if it leads upwards, or if another parser might read it differently. */
function plainPath(spelt: string): string {
  try {
    const path = decodeURIComponent(spelt)
    return /\.\.|%|\\|\/\/|\p{Cc}/u.test(path) ? '' : path
  } catch {
    return ''
  }
}
