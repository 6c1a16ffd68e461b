import type { ReceiverOptions } from './ReceiverOptions.ts'
import type { SiteIndex } from './site/readSiteIndex.ts'
import type { SiteOrigins } from './site/siteOrigins.ts'
import type { Storage } from './storage/Storage.ts'

/** What the routes share. */
export type Receiver = {
  options: ReceiverOptions
  storage: Storage
  site: SiteIndex
  /** By file of the site, the policy of each page. */
  policies: Readonly<Record<string, string>>
  origins: SiteOrigins
}
