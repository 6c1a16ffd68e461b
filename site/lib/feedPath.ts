/** Address of the feed with all articles. */
export const FEED_PATH = '/rss.xml'
