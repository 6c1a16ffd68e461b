import { lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../lib/addresses.ts'
import { hostOf } from './webhookOptions.ts'

/** A host is on a private network. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

type WebhookRequest = {
  url: URL
  headers: Record<string, string>
  body: string
  allowPrivate: boolean
  signal: AbortSignal
}

/**
 * Posts to a URL on its own connection, without any proxy.
 * @returns the status of the response. The body is not read, and redirects are not followed.
 * @throws PrivateAddressError before a byte is sent; otherwise Node's error.
 */
export async function postWebhook({
  url,
  headers,
  body,
  allowPrivate,
  signal,
}: WebhookRequest): Promise<number> {
  const host = hostOf(url)
  if (!allowPrivate && isIP(host)) requirePublic(host)
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
      ...(!allowPrivate && { lookup: lookupPublic }),
    })
    outgoing.on('error', reject)
    // A response of 101 ends in `close` without an error and without `response`. After a response, this rejection has
    // no effect.
    outgoing.on('close', () => reject(new Error('The connection closed without a response.')))
    outgoing.on('response', ({ statusCode = 0 }) => {
      resolve(statusCode)
      outgoing.destroy()
    })
    outgoing.end(body)
  })
}

function requirePublic(address: string): void {
  if (!isPublicAddress(address)) throw new PrivateAddressError(address)
}

/**
 * Looks up a host name for a connection, which then uses the very addresses that were checked: a name that resolves to
 * another address a moment later gains nothing.
 */
const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (failure, found) => {
    if (failure) return callback(failure, [])
    try {
      for (const { address } of found) requirePublic(address)
    } catch (error) {
      return callback(error as Error, [])
    }
    const [first] = found
    if (options.all || !first) return callback(null, found)
    callback(null, first.address, first.family)
  })
}
