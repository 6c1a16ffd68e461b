/** Paths of WordPress's feeds below the address of the site. Feed readers go on requesting them. */
export const OLD_FEEDS = [
  '/feed',
  '/feed/rss2',
  '/feed/rss',
  '/feed/rdf',
  '/feed/atom',
  '/comments/feed',
]

/** The feed of the new site. */
export const FEED_PATH = '/rss.xml'
