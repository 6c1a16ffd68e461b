import type { Core } from '../../core/core.ts'
import type { LogLevel } from '../../server/log.ts'
import type { ProjectOptions } from '../../server/optionsFromContent.ts'
import type { SiteOrigins } from '../../server/site/ownAddresses.ts'
import type { Site } from '../../server/site/site.ts'
import type { TrustedProxies } from '../../server/trustedProxies.ts'
import type { Capacity, Timeouts } from './limits.ts'
import type { PageBrand } from './plainPage.ts'

/** Everything the receiver needs to know. It reads neither environment nor content by itself. */
export type ReceiverOptions = ProjectOptions & {
  /** Proxies that are believed when they say for whom they ask. */
  trustedProxies: TrustedProxies
  /** Last part of the newsletter form's address. */
  newsletterFormId: string
  /** Name and colours of the receiver's own pages. */
  pageBrand: PageBrand
  logLevel: LogLevel
  /** Whether views of pages are counted. */
  countsPages: boolean
  /** Forms taken from one address in a minute; 0 for any number. */
  rateLimitPerMinute: number
  timeouts?: Timeouts
  capacity?: Capacity
}

/** Shared by the routes. */
export type Receiver = Core & {
  options: ReceiverOptions
  /** Another one may take its place between two requests: a route reads it once. */
  site: Site
  origins: SiteOrigins
}
