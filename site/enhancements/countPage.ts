import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { MAX_SOURCE_LENGTH } from '../../forms/sourceFields.ts'

/** Campaign words that are counted. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign']

/**
 * Tells the receiver that this page is seen and, once it is hidden, how fast and how steady it was. Nothing is kept in
 * the browser. A page that is prerendered is seen when it is shown; one that comes back from the back/forward cache is
 * seen once more, and measured anew, as it would be if the browser had not kept it.
 * @param address where the receiver counts.
 */
export function countPage(address: string): void {
  const tell = (told: Record<string, string>) =>
    navigator.sendBeacon(address, new URLSearchParams({ page: location.pathname, ...told }))

  const tellView = () => tell(arrival())
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', tellView, { once: true })
  } else tellView()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell({})
  })

  // What is hidden may be shown again and change; each of a page's vitals is told once.
  const vitals = new Map<string, Metric>()
  const told = new Set<string>()
  const keep = (metric: Metric) => vitals.set(metric.id, metric)
  onLCP(keep)
  onINP(keep)
  onCLS(keep)
  // The library hears of it first: it listens on the way down.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return
    const news = [...vitals.values()].filter(({ id }) => !told.has(id))
    if (news.length === 0) return
    for (const { id } of news) told.add(id)
    tell(Object.fromEntries(news.map(({ name, value }) => [name.toLowerCase(), String(value)])))
  })
}

/** What led to this page; nothing where it was loaded again, or gone back to. */
function arrival(): Record<string, string> {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && navigation.type !== 'navigate') return {}
  const query = new URLSearchParams(location.search)
  const { host } = new URL(document.referrer || location.href)
  const words = CAMPAIGN.map((name) => [name, query.get(name)?.slice(0, MAX_SOURCE_LENGTH) ?? ''])
  const told = [['referrer', host === location.host ? '' : host], ...words]
  return Object.fromEntries(told.filter(([, value]) => value !== ''))
}
