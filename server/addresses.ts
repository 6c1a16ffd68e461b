import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'
import * as z from 'zod'

type Address = IPv4 | IPv6

/** Which peers may say for whom they ask: a check of an address and its distance in proxies. */
export type TrustedProxies = string[] | TrustCheck

type TrustCheck = (address: string, hop: number) => boolean

/** Names of ranges that a setting may use, and what the library calls them. */
const NAMED_RANGES: Record<string, readonly string[]> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['uniqueLocal', 'private'],
}

const ADVICE = `Use the number of proxies, as 1, or their addresses with commas between, as 127.0.0.1, 10.0.0.0/8 or ${Object.keys(NAMED_RANGES).join(', ')}.`

/** Groups of an IPv6 address that its network is given; the rest its user picks at will. */
const NETWORK_GROUPS = 4
/** Bits of an IPv6 address before the IPv4 address within it. */
const IPV4_OFFSET = 96

/**
 * Reads an address; IPv4 within IPv6 (`::ffff:192.0.2.1`) is IPv4.
 * @returns null for any other text. The library by itself also takes `127.1` and octal numbers for IPv4.
 */
function parseAddress(text: string): Address | null {
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

/** What counts as one visitor: an IPv4 address, or the network (/64) of an IPv6 address. */
export function addressGroup(text: string): string {
  const address = parseAddress(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text
  const network = address.parts.slice(0, NETWORK_GROUPS)
  return network.map((part) => part.toString(16)).join(':')
}

/** Makes the one check that decides whose word on visitors counts. */
export function trustCheck(proxies: TrustedProxies): TrustCheck {
  if (typeof proxies === 'function') return proxies
  const matchers = proxies.map(parseProxy)
  return (text) => {
    const address = parseAddress(text)
    return address !== null && matchers.some((matches) => matches?.(address))
  }
}

/**
 * Reads an address, a range as `10.0.0.0/8`, or the name of one.
 * @returns what an address is asked; null for any other text, and for a range of all addresses.
 */
function parseProxy(text: string): ((address: Address) => boolean) | null {
  const names = Object.hasOwn(NAMED_RANGES, text) ? NAMED_RANGES[text] : undefined
  if (names) return (address) => names.includes(address.range())
  const single = parseAddress(text)
  const isRange = ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)
  if (single === null && !isRange) return null
  const [first, prefix] = single
    ? [single, single.toByteArray().length * 8]
    : ipaddr.parseCIDR(text)
  if (prefix === 0) return null
  const prefixAsIPv6 = first.kind() === 'ipv4' ? prefix + IPV4_OFFSET : prefix
  return (address) => asIPv6(address).match(asIPv6(first), prefixAsIPv6)
}

/** So that any address can be compared with any range. */
function asIPv6(address: Address): IPv6 {
  return address instanceof ipaddr.IPv4 ? address.toIPv4MappedAddress() : address
}

/** The proxies that stand before the receiver: how many, or which. */
export const trustedProxiesSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => /^\d{1,2}$/.test(parts.join()) || parts.every(parseProxy), ADVICE)
  .transform((parts): TrustedProxies => {
    const count = Number(parts.join())
    return Number.isInteger(count) ? (_address, hop) => hop < count : parts
  })
