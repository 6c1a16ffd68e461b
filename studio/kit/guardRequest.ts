import type { IncomingMessage } from 'node:http'
import { labels } from './labels.ts'

/**
 * Checks that a request comes from a page of the studio. A foreign Host means that another site's name points to this
 * machine; a foreign Origin means that another site's page sent the request.
 * @param studioOrigin address behind a proxy. Host is not checked then: under any other name the browser sends no
 * cookie.
 * @returns the reason to reject the request, or undefined.
 */
export function guardRequest(
  { headers, method = 'GET' }: Pick<IncomingMessage, 'headers' | 'method'>,
  port: number,
  studioOrigin?: string,
): string | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  const host = headers.host ?? ''
  if (!studioOrigin && !hosts.includes(host)) return labels.errors.foreignHost(hosts.join(' and '))
  const ownOrigin = studioOrigin ?? `http://${host}`
  if (headers.origin !== undefined && headers.origin !== ownOrigin) {
    return labels.errors.foreignPage
  }
  const reads = method === 'GET' || method === 'HEAD'
  // Every browser sends Origin with a request that changes something.
  if (!reads && headers.origin === undefined) return labels.errors.foreignPage
  const site = headers['sec-fetch-site']
  const isVisit = reads && headers['sec-fetch-mode'] === 'navigate'
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isVisit) {
    return labels.errors.foreignPage
  }
  return undefined
}
