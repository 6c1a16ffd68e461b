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
 * EdDSA, ES256 and RS256 by their numbers in COSE: what keys have today. By itself the library would add one that Node
 * calls experimental.
 */
const ALGORITHMS = [-8, -7, -257]

/** Somebody new, or somebody with a new key: what was agreed on before the key was made. */
type Joining = { token: string; kind: Link['kind']; person: Person }
/** Another key of somebody's, and what they call it. */
type Adding = { person: Person; name: string }

/**
 * Passkeys of the people of the studio. A key says itself whose it is, and has asked its person for a finger, a
 * face or a number: neither names nor passwords are typed.
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

    /** @returns whose key has answered; undefined for a key that is unknown or answers wrongly, after the same work. */
    async signIn(assertion: z.infer<typeof assertionSchema>): Promise<Person | undefined> {
      const known = await findPasskey(store, assertion.id)
      const verification = await verifyAuthenticationResponse({
        ...expected,
        response: { ...assertion, clientExtensionResults: {} },
        expectedChallenge: (challenge) => signingIn.take(challenge) ?? false,
        credential: known?.credential ?? NOBODYS_KEY,
        // The library throws what is wrong with an answer.
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
     * Lets in who has made a key.
     * @returns undefined where the key was not made as asked, or the link is worth nothing any more.
     * @throws NameTakenError, KeyTakenError
     */
    async join(
      token: string,
      attestation: Attestation,
    ): Promise<Pick<Joining, 'kind' | 'person'> | undefined> {
      const made = await verifiedKey(joining, attestation, (asked) => asked.token === token)
      // A link may have come to its end while the key was made.
      if (!made || !(await findLink(store, token))) return undefined
      const isUsed = await followLink(store, token, made.asked.person, made.key)
      return isUsed ? made.asked : undefined
    },

    /** Options to create a further key of a person, not on a device that already holds one. */
    async addOptions(person: Person, name: string) {
      const keys = await listKeys(store, person.id)
      return creationOptions(adding, { person, name }, person, keys)
    },

    /**
     * @returns the name of the new key; undefined where it was not made as asked.
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

  /** @returns the key and what was asked for; undefined where that was something else. */
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
      // The library throws what is wrong with a key.
    }).catch(() => undefined)
    if (!verification?.verified || asked === undefined) return undefined
    const { id, publicKey, counter } = verification.registrationInfo.credential
    const key = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    return { asked, key }
  }
}

/** The key of somebody who may come in. */
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
 * Answers of unknown keys are checked against it, in vain: an answer tells by its time neither that a key is
 * unknown nor that it was wrong.
 */
const NOBODYS_KEY = { id: '', publicKey: createPublicKey(), counter: 0 }

/** A public key nobody has the other half of: COSE, ES256, as most keys have it (RFC 9053, section 7.1). */
function createPublicKey(): Uint8Array<ArrayBuffer> {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) => [0x58, 32, ...Buffer.from(text, 'base64url')]
  // A map of five: kty EC2, alg ES256, crv P-256, x, y.
  const header = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]
  return new Uint8Array([...header, 0x21, ...coordinate(x), 0x22, ...coordinate(y)])
}
