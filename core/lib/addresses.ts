import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

export type Address = IPv4 | IPv6

/** Groups of an IPv6 address that identify its network; its user picks the rest at will. */
const NETWORK_GROUPS = 4

/**
 * Parses an address; IPv4 within IPv6 (`::ffff:192.0.2.1`) becomes IPv4.
 * @returns null for any other text. The library alone would also take `127.1` and octal numbers for IPv4.
 */
export function parseAddress(text: string): Address | null {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isAddress ? ipaddr.process(text) : null
}

/** Whether a host name or address is this machine's own, so that no data crosses a network. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || parseAddress(host)?.range() === 'loopback'
}

/**
 * All of IPv6 that is assigned (https://www.iana.org/assignments/ipv6-unicast-address-assignments). It excludes
 * `::7f00:1`, an old spelling of 127.0.0.1.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * The prefix by which a network with IPv6 only reaches IPv4: the last four bytes are the IPv4 address (RFC 6052).
 * Services without IPv6, such as Slack, are reached this way.
 */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/**
 * Whether an address is on the public internet: not the machine itself, a private network or a reserved range. False
 * for any other text.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.range() === 'unicast'
  if (address.match(NAT64)) return isPublicAddress(address.toByteArray().slice(-4).join('.'))
  return address.range() === 'unicast' && address.match(GLOBAL_UNICAST)
}

/** The part of an address that stands for one visitor: an IPv4 address, or the network (/64) of an IPv6 address. */
export function addressGroup(text: string): string {
  const address = parseAddress(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text
  const network = address.parts.slice(0, NETWORK_GROUPS)
  return network.map((part) => part.toString(16)).join(':')
}
