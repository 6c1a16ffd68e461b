import type { Core } from '../../core/core.ts'
import type { LogLevel } from '../../server/log.ts'
import type { ProjectOptions } from '../../server/optionsFromContent.ts'
import type { SiteOrigins } from '../../server/site/ownAddresses.ts'
import type { Site } from '../../server/site/site.ts'
import type { TrustedProxies } from '../../server/trustedProxies.ts'
import type { Capacity, Timeouts } from './limits.ts'
import type { PageBrand } from './plainPage.ts'

/** All settings of the receiver. It reads neither the environment nor the content by itself. */
export type ReceiverOptions = ProjectOptions & {
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: TrustedProxies
  /** Last segment of the newsletter form's path. */
  newsletterFormId: string
  /** Name and colours of the receiver's own pages. */
  pageBrand: PageBrand
  logLevel: LogLevel
  /** Whether page views are counted. */
  countsPages: boolean
  /** Most forms that one address may send in a minute; 0 for no limit. */
  rateLimitPerMinute: number
  timeouts?: Timeouts
  capacity?: Capacity
}

/** State that the routes share. */
export type Receiver = Core & {
  options: ReceiverOptions
  /** May be replaced between two requests, so a route reads it once per request. */
  site: Site
  origins: SiteOrigins
}
