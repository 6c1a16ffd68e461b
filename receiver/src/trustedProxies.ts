import { BlockList, isIP, isIPv6 } from 'node:net'
import * as z from 'zod'

/** Which peers may say for whom they ask: a check of an address and its distance in proxies. */
export type TrustedProxies = string[] | TrustCheck

type TrustCheck = (address: string, hop: number) => boolean

/** Ranges of addresses by name: this machine, its link, private networks. */
const NAMED_RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const RANGES = Object.keys(NAMED_RANGES)

const ADVICE = `Use the number of proxies, as 1, or their addresses with commas between, as 127.0.0.1, 10.0.0.0/8 or ${RANGES.join(', ')}.`

function isAddress(text: string): boolean {
  if (RANGES.includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && inRange(Number(prefix), version))
}

function inRange(prefix: number, version: number): boolean {
  return prefix >= 1 && prefix <= (version === 4 ? 32 : 128)
}

/** Makes the one check that decides whose word on visitors counts. */
export function trustCheck(proxies: TrustedProxies): TrustCheck {
  if (typeof proxies === 'function') return proxies
  const trusted = new BlockList()
  for (const range of proxies.flatMap((proxy) => NAMED_RANGES[proxy] ?? [proxy])) {
    const [address = '', prefix] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const [plain = ''] = address.split('%')
    return trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

/** The proxies that stand before the receiver: how many, or which. */
export const trustedProxiesSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => /^\d{1,2}$/.test(parts.join()) || parts.every(isAddress), ADVICE)
  .transform((parts): TrustedProxies => {
    const count = Number(parts.join())
    return Number.isInteger(count) ? (_address, hop) => hop < count : parts
  })
