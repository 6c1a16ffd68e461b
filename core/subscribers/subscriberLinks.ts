import { createHmac, timingSafeEqual } from 'node:crypto'
import { linkToken } from '../lib/linkToken.ts'

/** The purpose of a link: a link for one purpose is not valid for the other. */
export type LinkPurpose = 'confirm' | 'leave'

/** A confirmation mail may stay unread for a while; the oldest mail must still allow to unsubscribe. */
const MAX_AGE_MS = { confirm: 30 * 24 * 60 * 60 * 1000, leave: Number.POSITIVE_INFINITY }

const SIGNATURE_LENGTH = 32

/** Signed links in mails to subscribers, which nobody else can create. */
export type SubscriberLinks = {
  /** Absolute URL of the page with the button. */
  url(purpose: LinkPurpose, subscriberId: string, issuedAt: Date): string
  /** @returns the subscriber's id; null for a token that is forged, too old, or for another purpose. */
  read(purpose: LinkPurpose, token: string, now: Date): string | null
}

/** Path of a link's page on the receiver. */
export function subscriberPath(purpose: LinkPurpose, token: string): string {
  return `/f/${purpose}/${token}`
}

/**
 * @param secret key of the signatures, the same in all instances.
 * @param origin of the receiver, as `https://agency.example`.
 */
export function createSubscriberLinks(secret: string, origin: string): SubscriberLinks {
  const sign = (purpose: LinkPurpose, subscriberId: string, time: string) =>
    createHmac('sha256', secret)
      .update(`${purpose}.${subscriberId}.${time}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH)

  return {
    url(purpose, subscriberId, issuedAt) {
      const time = issuedAt.getTime().toString(36)
      const token = `${subscriberId}.${time}.${sign(purpose, subscriberId, time)}`
      return origin + subscriberPath(purpose, token)
    },
    read(purpose, token, now) {
      const [subscriberId = '', time = '', signature = ''] = token.split('.', 3)
      const given = Buffer.from(linkToken(signature))
      const expected = Buffer.from(linkToken(sign(purpose, subscriberId, time)))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const ageMs = now.getTime() - Number.parseInt(time, 36)
      return ageMs <= MAX_AGE_MS[purpose] ? subscriberId : null
    },
  }
}
