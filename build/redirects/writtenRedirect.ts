import { addressKey } from '../../content-model/addressKey.ts'
import { decodePath } from '../../content-model/decodePath.ts'
import type { Redirect } from '../../content-model/schemas/redirect.ts'
import type { SiteRedirect } from '../../server/site/redirects.ts'

/** A redirect as the receiver reads it, with the decoded path as its file spells it. */
export type WrittenRedirect = SiteRedirect & { path: string }

/** Makes of a redirect what servers are told. */
export function writtenRedirect({ from, to, permanent }: Redirect): WrittenRedirect {
  const path = decodePath(from).replace(/\/+$/, '')
  const { pathname, hash, href } = new URL(to, 'https://this-site.invalid')
  const location = to.startsWith('/') ? pathname + hash : href
  return { path, from: addressKey(path), location, permanent }
}
