import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { MAX_SOURCE_LENGTH } from '../../forms/sourceFields.ts'

/** Campaign parameters that are reported. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign']

/**
 * Reports this page view to the receiver and, once the page is hidden, its loading speed and layout shifts. The browser
 * stores nothing. A prerendered page counts when it is shown; a page from the back/forward cache counts and is measured
 * again, as if newly loaded.
 * @param address the receiver's endpoint for page views.
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

  // A hidden page may be shown again and change, so each metric is reported only once.
  const vitals = new Map<string, Metric>()
  const told = new Set<string>()
  const keep = (metric: Metric) => vitals.set(metric.id, metric)
  onLCP(keep)
  onINP(keep)
  onCLS(keep)
  // The library handles the event first, because it listens in the capture phase.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return
    const news = [...vitals.values()].filter(({ id }) => !told.has(id))
    if (news.length === 0) return
    for (const { id } of news) told.add(id)
    tell(Object.fromEntries(news.map(({ name, value }) => [name.toLowerCase(), String(value)])))
  })
}

/** The external referrer and campaign of this page; empty after a reload or a history navigation. */
function arrival(): Record<string, string> {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && navigation.type !== 'navigate') return {}
  const query = new URLSearchParams(location.search)
  const { host } = new URL(document.referrer || location.href)
  const words = CAMPAIGN.map((name) => [name, query.get(name)?.slice(0, MAX_SOURCE_LENGTH) ?? ''])
  const told = [['referrer', host === location.host ? '' : host], ...words]
  return Object.fromEntries(told.filter(([, value]) => value !== ''))
}
