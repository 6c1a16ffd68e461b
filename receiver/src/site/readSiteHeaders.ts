import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { MINIMAL_POLICY, SITE_HEADERS_FILE, type SiteHeaders, securityHeaders } from '../headers.ts'

const siteHeadersSchema = z.strictObject({
  everywhere: z.object({ 'content-security-policy': z.string() }).catchall(z.string()),
  policies: z.record(z.string(), z.string()),
})

/**
 * The headers that a built site asks for, as the build left them beside its pages. A folder without
 * them, or no site, gets those that fit any page.
 * @throws when the file is there and holds no headers.
 */
export function readSiteHeaders(siteDirectory: string | null): SiteHeaders {
  const file = siteDirectory === null ? undefined : join(siteDirectory, SITE_HEADERS_FILE)
  if (file === undefined || !existsSync(file)) {
    return { everywhere: securityHeaders(MINIMAL_POLICY), policies: {} }
  }
  return siteHeadersSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
