import { addressKey } from '../../content-model/addressKey.ts'
import { decodePath } from '../../content-model/decodePath.ts'
import type { Redirect } from '../../content-model/schemas/redirect.ts'
import type { SiteRedirect } from '../../server/site/redirects.ts'

/** A redirect for the receiver, with its decoded path in the spelling of the content file. */
export type WrittenRedirect = SiteRedirect & { path: string }

/** Converts a redirect of the content into the form for servers. */
export function writtenRedirect({ from, to, permanent }: Redirect): WrittenRedirect {
  const path = decodePath(from).replace(/\/+$/, '')
  const { pathname, hash, href } = new URL(to, 'https://this-site.invalid')
  const location = to.startsWith('/') ? pathname + hash : href
  return { path, from: addressKey(path), location, permanent }
}
