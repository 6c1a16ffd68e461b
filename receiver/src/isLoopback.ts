import { isIP } from 'node:net'

/** Whether a host name or address is this machine's own, so that no network lies between. */
export function isLoopback(host: string): boolean {
  if (isIP(host) === 0) return host === 'localhost'
  const address = host.toLowerCase().replace(/^::ffff:/, '')
  return address === '::1' || /^127\./.test(address)
}
