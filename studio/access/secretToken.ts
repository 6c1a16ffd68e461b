import { createHash, randomBytes } from 'node:crypto'
import { linkToken } from '../../core/lib/linkToken.ts'

const TOKEN_BYTES = 32

/** A random secret for a cookie or an address: 43 characters of base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored form of a token. Tokens are random, so a fast hash is as safe as a slow one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(linkToken(token)).digest('hex')
}
