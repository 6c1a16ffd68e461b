import type { IncomingMessage } from 'node:http'
import { labels } from './labels.ts'

/**
 * Why a request is turned away, or undefined. Only pages that the studio serves itself may talk to it: a
 * foreign Host means that another site's name was pointed at this machine, a foreign Origin that another
 * site's page is asking.
 * @param studioOrigin address behind a proxy. Whoever asks by another name brings no cookie for it.
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
  // Every browser names the origin of a request that changes something.
  if (!reads && headers.origin === undefined) return labels.errors.foreignPage
  const site = headers['sec-fetch-site']
  const isVisit = reads && headers['sec-fetch-mode'] === 'navigate'
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isVisit) {
    return labels.errors.foreignPage
  }
  return undefined
}
