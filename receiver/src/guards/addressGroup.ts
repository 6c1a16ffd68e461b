import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that its network is given; the rest its user picks at will. */
const NETWORK_GROUPS = 4
const ALL_GROUPS = 8

/**
 * What counts as one visitor: an IPv4 address, or the network (/64) of an IPv6 address.
 * @param address as the system writes it; IPv4 within IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function addressGroup(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.replace(/%.*$/, '').split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const gap: string[] = new Array(Math.max(ALL_GROUPS - start.length - end.length, 0)).fill('0')
  return [...start, ...gap, ...end].slice(0, NETWORK_GROUPS).join(':')
}
