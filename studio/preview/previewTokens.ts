import { createHmac, timingSafeEqual } from 'node:crypto'

/** What stands in an address that opens the draft site: an id, signed, so that a link can be shown again. */
export type PreviewTokens = {
  tokenFor(id: string): string
  /** @returns the id; undefined for a token that was not made here. */
  read(token: string): string | undefined
}

/** @param secret what the signatures are made with. */
export function createPreviewTokens(secret: string): PreviewTokens {
  const tokenFor = (id: string) =>
    `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`
  return {
    tokenFor,
    read(token) {
      const [id = ''] = token.split('.', 1)
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenFor(id))]
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
    },
  }
}
