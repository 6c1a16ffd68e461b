import { decodePath } from '../content-model/decodePath.ts'

/**
 * The address of a request as a router can read it. Whatever was sent as a path is one: it has its page, or the page for
 * unknown addresses.
 */
export function readableUrl(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  return (isEncoded(path) ? path : encoded(decodePath(path))) + query
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
