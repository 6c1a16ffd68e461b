import { generateKeyPairSync } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as z from 'zod'
import type { Person } from '../kit/person.ts'
import { Challenges } from './challenges.ts'
import { addKey, type ListedKey, listKeys, type NewPasskey } from './keys.ts'
import { labels } from './labels.ts'
import { findLink, followLink, type Link } from './links.ts'
import { type AccessStore, write } from './tables.ts'

/** The data of a key that a browser sends; the library checks its fields. */
const answer = { id: z.string(), rawId: z.string(), type: z.literal('public-key') }
export const assertionSchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
  }),
})
export const attestationSchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
  }),
})
type Attestation = z.infer<typeof attestationSchema>

/**
 * COSE numbers of EdDSA, ES256 and RS256, the algorithms of today's keys. The library's default adds one that Node
 * calls experimental.
 */
const ALGORITHMS = [-8, -7, -257]

/** Agreed before the key is created, for a new person or for a new key after a loss. */
type Joining = { token: string; kind: Link['kind']; person: Person }
/** An additional key of a person, and its name. */
type Adding = { person: Person; name: string }

/**
 * Passkeys of the people of the studio. A key identifies its person and verifies them by finger, face or PIN, so nobody
 * types a name or a password.
 */
export function createPasskeys(store: AccessStore, origin: string) {
  const rpID = new URL(origin).hostname
  const signingIn = new Challenges<true>(store.now)
  const joining = new Challenges<Joining>(store.now)
  const adding = new Challenges<Adding>(store.now)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    /** The challenge for any key of this studio. */
    signInOptions() {
      const challenge = signingIn.make(true)
      return generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' })
    },

    /**
     * @returns the owner of the key that answered; undefined if the key is unknown or its answer is invalid, after the
     * same work.
     */
    async signIn(assertion: z.infer<typeof assertionSchema>): Promise<Person | undefined> {
      const known = await findPasskey(store, assertion.id)
      const verification = await verifyAuthenticationResponse({
        ...expected,
        response: { ...assertion, clientExtensionResults: {} },
        expectedChallenge: (challenge) => signingIn.take(challenge) ?? false,
        credential: known?.credential ?? NOBODYS_KEY,
        // The library throws on an invalid answer.
      }).catch(() => undefined)
      if (!known || !verification?.verified) return undefined
      await write(() =>
        store.database
          .updateTable('studio_passkeys')
          .set({
            counter: verification.authenticationInfo.newCounter,
            used_at: store.now().toISOString(),
          })
          .where('id', '=', assertion.id)
          .execute(),
      )
      return known.person
    },

    /**
     * Options to create a key for the person who follows a link.
     * @param token of the link.
     */
    joinOptions(token: string, { kind, personId, role }: Link, name: string) {
      const person = { id: personId, name, role }
      return creationOptions(joining, { token, kind, person }, person)
    },

    /**
     * Registers the key of the person who follows a link.
     * @returns undefined if the key is invalid, or the link is no longer valid.
     * @throws NameTakenError, KeyTakenError
     */
    async join(
      token: string,
      attestation: Attestation,
    ): Promise<Pick<Joining, 'kind' | 'person'> | undefined> {
      const made = await verifiedKey(joining, attestation, (asked) => asked.token === token)
      // The link may have expired while the key was created.
      if (!made || !(await findLink(store, token))) return undefined
      const isUsed = await followLink(store, token, made.asked.person, made.key)
      return isUsed ? made.asked : undefined
    },

    /** Options to create an additional key of a person, on a device that does not hold one yet. */
    async addOptions(person: Person, name: string) {
      const keys = await listKeys(store, person.id)
      return creationOptions(adding, { person, name }, person, keys)
    },

    /**
     * @returns the name of the new key; undefined if the key is invalid.
     * @throws KeyTakenError
     */
    async add({ id }: Person, attestation: Attestation): Promise<string | undefined> {
      const made = await verifiedKey(adding, attestation, ({ person }) => person.id === id)
      if (!made) return undefined
      const { name } = made.asked
      const at = store.now().toISOString()
      const owned = { personId: id, name, usedAt: null }
      await write(() => addKey(store.database, made.key, owned, at))
      return name
    },
  }

  function creationOptions<Asked>(
    open: Challenges<Asked>,
    asked: Asked,
    person: Person,
    keys: readonly ListedKey[] = [],
  ) {
    return generateRegistrationOptions({
      challenge: open.make(asked),
      rpName: labels.keyName(rpID),
      rpID,
      userName: person.name,
      userDisplayName: person.name,
      supportedAlgorithmIDs: ALGORITHMS,
      userID: new TextEncoder().encode(person.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: keys.map(({ id }) => ({ id })),
    })
  }

  /** @returns the key and its purpose; undefined if the key is invalid or was created for another purpose. */
  async function verifiedKey<Asked>(
    open: Challenges<Asked>,
    attestation: Attestation,
    isMeant: (asked: Asked) => boolean,
  ): Promise<{ asked: Asked; key: NewPasskey } | undefined> {
    let asked: Asked | undefined
    const verification = await verifyRegistrationResponse({
      ...expected,
      response: { ...attestation, clientExtensionResults: {} },
      supportedAlgorithmIDs: ALGORITHMS,
      expectedChallenge: (challenge) => {
        asked = open.take(challenge)
        return asked !== undefined && isMeant(asked)
      },
      // The library throws on an invalid key.
    }).catch(() => undefined)
    if (!verification?.verified || asked === undefined) return undefined
    const { id, publicKey, counter } = verification.registrationInfo.credential
    const key = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    return { asked, key }
  }
}

/** Finds a key whose person still has access. */
async function findPasskey({ database }: AccessStore, id: string) {
  const row = await database
    .selectFrom('studio_passkeys')
    .innerJoin('studio_people', 'studio_people.id', 'person_id')
    .select(['public_key', 'counter', 'studio_people.id', 'studio_people.name', 'role'])
    .where('studio_passkeys.id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { public_key, counter, ...person } = row
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'))
  return { person, credential: { id, publicKey, counter: Number(counter) } }
}

/**
 * Answers for unknown keys are checked against this key and always fail: otherwise the response time would reveal that
 * a key is unknown.
 */
const NOBODYS_KEY = { id: '', publicKey: createPublicKey(), counter: 0 }

/** A public key whose private half is discarded: COSE, ES256, like most keys (RFC 9053, section 7.1). */
function createPublicKey(): Uint8Array<ArrayBuffer> {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) => [0x58, 32, ...Buffer.from(text, 'base64url')]
  // A map of five: kty EC2, alg ES256, crv P-256, x, y.
  const header = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]
  return new Uint8Array([...header, 0x21, ...coordinate(x), 0x22, ...coordinate(y)])
}
