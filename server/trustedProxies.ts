import ipaddr, { type IPv6 } from 'ipaddr.js'
import * as z from 'zod'
import { type Address, parseAddress } from '../core/lib/addresses.ts'

/** The proxies whose word on the visitor's address is trusted: addresses, or a check of address and distance. */
export type TrustedProxies = string[] | TrustCheck

type TrustCheck = (address: string, hop: number) => boolean

/** Names of ranges in the setting, with the library's names. */
const NAMED_RANGES: Record<string, readonly string[]> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['uniqueLocal', 'private'],
}

const ADVICE = `Use the number of proxies, such as 1, or their addresses, separated by commas, such as 127.0.0.1, 10.0.0.0/8 or ${Object.keys(NAMED_RANGES).join(', ')}.`

/** Number of bits before the IPv4 address in an IPv4-mapped IPv6 address. */
const IPV4_OFFSET = 96

/** Returns the check that decides which proxies are trusted. */
export function trustCheck(proxies: TrustedProxies): TrustCheck {
  if (typeof proxies === 'function') return proxies
  const matchers = proxies.map(parseProxy)
  return (text) => {
    const address = parseAddress(text)
    return address !== null && matchers.some((matches) => matches?.(address))
  }
}

/**
 * Parses an address, a range such as `10.0.0.0/8`, or the name of a range.
 * @returns a check of an address; null for any other text, and for a range of all addresses.
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

/** Converts an address to IPv6, so that it can be compared with any range. */
function asIPv6(address: Address): IPv6 {
  return address instanceof ipaddr.IPv4 ? address.toIPv4MappedAddress() : address
}

/** The trusted proxies before the receiver: their number, or their addresses. */
export const trustedProxiesSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => /^\d{1,2}$/.test(parts.join()) || parts.every(parseProxy), ADVICE)
  .transform((parts): TrustedProxies => {
    const count = Number(parts.join())
    return Number.isInteger(count) ? (_address, hop) => hop < count : parts
  })
