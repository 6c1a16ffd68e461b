import type { WrittenRedirect } from './writtenRedirect.ts'

/**
 * The `_redirects` file of Netlify and Cloudflare: both take 301 and 302, and keep the query of the request.
 * They distinguish capitals, so an address stays as it was written, and Cloudflare distinguishes a final slash.
 */
export function hostRedirects(redirects: readonly WrittenRedirect[]): string {
  return redirects
    .map(({ path, location, permanent }) => {
      // Their own marks, as * and :, become a percent sign and two figures too.
      const from = path.split('/').map(encodeURIComponent).join('/').replaceAll('*', '%2A')
      const rule = `${location} ${permanent ? 301 : 302}\n`
      return `${from} ${rule}${from}/ ${rule}`
    })
    .join('')
}
