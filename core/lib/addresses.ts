import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

export type Address = IPv4 | IPv6

/** Groups of an IPv6 address that its network is given; the rest its user picks at will. */
const NETWORK_GROUPS = 4

/**
 * Reads an address; IPv4 within IPv6 (`::ffff:192.0.2.1`) is IPv4.
 * @returns null for any other text. The library by itself also takes `127.1` and octal numbers for IPv4.
 */
export function parseAddress(text: string): Address | null {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isAddress ? ipaddr.process(text) : null
}

/** Whether a host name or address is this machine's own, so that no network lies between. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || parseAddress(host)?.range() === 'loopback'
}

/**
 * All of IPv6 that is handed out (https://www.iana.org/assignments/ipv6-unicast-address-assignments). Outside it lies
 * `::7f00:1`, an old way to write 127.0.0.1.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Where a network of IPv6 alone reaches IPv4: the last four bytes are that address (RFC 6052). A service without
 * IPv6, as Slack, is found here.
 */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/**
 * Whether an address belongs to the public internet: to no machine itself, no private network and no
 * range that is kept for something else. Other text is none.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.range() === 'unicast'
  if (address.match(NAT64)) return isPublicAddress(address.toByteArray().slice(-4).join('.'))
  return address.range() === 'unicast' && address.match(GLOBAL_UNICAST)
}

/** Counts as one visitor: an IPv4 address, or the network (/64) of an IPv6 address. */
export function addressGroup(text: string): string {
  const address = parseAddress(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text
  const network = address.parts.slice(0, NETWORK_GROUPS)
  return network.map((part) => part.toString(16)).join(':')
}
