import { decodePath } from '../content-model/decodePath.ts'

/**
 * The URL of a request in a form that a router can decode. A path with invalid percent-encoding is encoded again, so
 * that it leads to a page or to the not-found page.
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
