import { isIP } from 'node:net'
import * as z from 'zod'

/** Which peers may say for whom they ask: a check of an address and its distance in proxies. */
export type TrustedProxies = string[] | ((address: string, hop: number) => boolean)

/** Names of address ranges that Fastify knows: this machine, its link, private networks. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal']

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

/** The proxies that stand before the receiver: how many, or which. */
export const trustedProxiesSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => /^\d{1,2}$/.test(parts.join()) || parts.every(isAddress), ADVICE)
  .transform((parts): TrustedProxies => {
    const count = Number(parts.join())
    return Number.isInteger(count) ? (_address, hop) => hop < count : parts
  })
