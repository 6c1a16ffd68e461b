import type { WrittenRedirect } from './writtenRedirect.ts'

/**
 * The `_redirects` file of Netlify and Cloudflare: both take 301 and 302, and keep the query of the request.
 * They distinguish capitals, so an address stays as it was written, and Cloudflare distinguishes a final slash.
 * Netlify compares decoded addresses and Cloudflare encodes a rule's letters, so only what would end a path or mean
 * something to them is encoded. Netlify never finds such an address.
 */
export function hostRedirects(redirects: readonly WrittenRedirect[]): string {
  return redirects
    .map(({ path, location, permanent }) => {
      const from = path.replace(/[\s%:?#]/g, encodeURIComponent).replaceAll('*', '%2A')
      const rule = `${location} ${permanent ? 301 : 302}\n`
      return `${from} ${rule}${from}/ ${rule}`
    })
    .join('')
}
