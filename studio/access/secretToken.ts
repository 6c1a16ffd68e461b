import { createHash, randomBytes } from 'node:crypto'
import { linkToken } from '../../core/lib/linkToken.ts'

const TOKEN_BYTES = 32

/** A secret that nobody guesses, for a cookie or an address: 43 characters of base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored form of a token. Tokens are random, so a plain hash reveals as little as a slow one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(linkToken(token)).digest('hex')
}
