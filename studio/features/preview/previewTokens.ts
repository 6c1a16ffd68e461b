import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSecret } from '../../../core/database/secrets.ts'
import { linkToken } from '../../../core/lib/linkToken.ts'
import type { Studio } from '../../context/Studio.ts'

/** Tokens for addresses of the draft site. A token is a signed ID, so that a link can be shown again. */
export type PreviewTokens = {
  tokenFor(id: string): string
  /** @returns the ID; undefined if the signature is invalid. */
  read(token: string): string | undefined
}

/** @param secret key of the signatures. */
export function createPreviewTokens(secret: string): PreviewTokens {
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url')
  return {
    tokenFor: (id) => `${id}.${sign(id)}`,
    read(token) {
      const [id = '', signature = ''] = token.split('.', 2)
      const given = Buffer.from(linkToken(signature))
      const expected = Buffer.from(linkToken(sign(id)))
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
    },
  }
}

/** The tokens of a studio, signed with a secret from its database. */
export async function openPreviewTokens(database: Studio['database']): Promise<PreviewTokens> {
  return createPreviewTokens(await readSecret(database, 'studio-preview'))
}
