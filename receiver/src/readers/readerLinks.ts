import { createHmac, timingSafeEqual } from 'node:crypto'
import { linkToken } from '../linkToken.ts'

/** What a link is for. One for the one purpose is none for the other. */
export type LinkPurpose = 'confirm' | 'leave'

/** A mail may lie for a while; who wants to leave may come with the oldest. */
const MAX_AGE_MS = { confirm: 30 * 24 * 60 * 60 * 1000, leave: Number.POSITIVE_INFINITY }

const SIGNATURE_LENGTH = 32

/** Links in mails to readers, which only their reader can have. */
export type ReaderLinks = {
  /** Whole address of the page with the button. */
  url(purpose: LinkPurpose, readerId: string, issuedAt: Date): string
  /** @returns the reader's id; null for a token that is forged, too old, or for another purpose. */
  read(purpose: LinkPurpose, token: string, now: Date): string | null
}

/** Address of a link's page on the receiver. */
export function readerPath(purpose: LinkPurpose, token: string): string {
  return `/f/${purpose}/${token}`
}

/**
 * @param secret what the signatures are made with; the same in all instances.
 * @param origin where the receiver is reached, as `https://agency.example`.
 */
export function createReaderLinks(secret: string, origin: string): ReaderLinks {
  const sign = (purpose: LinkPurpose, readerId: string, time: string) =>
    createHmac('sha256', secret)
      .update(`${purpose}.${readerId}.${time}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH)

  return {
    url(purpose, readerId, issuedAt) {
      const time = issuedAt.getTime().toString(36)
      const token = `${readerId}.${time}.${sign(purpose, readerId, time)}`
      return origin + readerPath(purpose, token)
    },
    read(purpose, token, now) {
      const [readerId = '', time = '', signature = ''] = token.split('.', 3)
      const given = Buffer.from(linkToken(signature))
      const expected = Buffer.from(linkToken(sign(purpose, readerId, time)))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const ageMs = now.getTime() - Number.parseInt(time, 36)
      return ageMs <= MAX_AGE_MS[purpose] ? readerId : null
    },
  }
}
