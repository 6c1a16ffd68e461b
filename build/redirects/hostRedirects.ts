import type { WrittenRedirect } from './writtenRedirect.ts'

/**
 * The `_redirects` file of Netlify and Cloudflare: both take 301 and 302, and bring the query of the request along.
 * They mind capitals, so an address stands there as it was written, and Cloudflare minds a slash at the end.
 */
export function hostRedirects(redirects: readonly WrittenRedirect[]): string {
  return redirects
    .map(({ path, location, permanent }) => {
      // What they would read as a mark of their own, as * and :, is a percent sign and two figures too.
      const from = path.split('/').map(encodeURIComponent).join('/').replaceAll('*', '%2A')
      const rule = `${location} ${permanent ? 301 : 302}\n`
      return `${from} ${rule}${from}/ ${rule}`
    })
    .join('')
}
