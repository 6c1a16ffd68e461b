import type { WrittenRedirect } from './writtenRedirect.ts'

/**
 * The `_redirects` file of Netlify and Cloudflare: both accept 301 and 302 and keep the query of the request.
 * They distinguish capitals, so an address keeps its spelling, and Cloudflare distinguishes a final slash.
 * Netlify compares decoded addresses and Cloudflare encodes a rule's letters, so only characters that would end a path
 * or have a special meaning are encoded. Netlify never matches an address with such characters.
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
