import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addLocalNotice } from '../../access/addLocalNotice.ts'
import { endKey, KeyTakenError, listKeys } from '../../access/keys.ts'
import { labels } from '../../access/labels.ts'
import { attestationSchema, createPasskeys } from '../../access/passkeys.ts'
import { findAddressee, findSignature, setEmail, setSignature } from '../../access/people.ts'
import { emailSchema, keyNameSchema, MAX_SIGNATURE_LENGTH } from '../../access/personSchemas.ts'
import { endSession, listSessions } from '../../access/sessions.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { read } from '../../kit/requestBody.ts'
import type { AccountPageProps } from './AccountPage.tsx'

const namedSchema = z.object({ name: keyNameSchema })

export const account: Feature = {
  navItem: { href: '/account', label: labels.account.heading, role: 'writer', isOfMany: true },
  addRoutes: addAccount,
}

/** A person's own account: keys, the address for lost-key links, and sessions. */
function addAccount(
  app: FastifyInstance,
  { access: store, origin, audit, config }: Pick<Studio, 'access' | 'origin' | 'audit' | 'config'>,
): void {
  if (origin === undefined) {
    addLocalNotice(app, '/account', labels.account.heading)
    return
  }
  const passkeys = createPasskeys(store, origin)

  async function accountProps({ person, sessionId }: FastifyRequest): Promise<AccountPageProps> {
    const sessions = await listSessions(store)
    return {
      person,
      keys: await listKeys(store, person.id),
      address: config.mail
        ? { value: (await findAddressee(store, person.id))?.email ?? '' }
        : undefined,
      signature: await findSignature(store, person.id),
      sessions: sessions.filter(({ personId }) => personId === person.id),
      sessionId,
    }
  }

  app.get('/account', async (request, reply) => reply.page('account', await accountProps(request)))

  app.post('/account/keys/options', ({ person, body }) => {
    const { name } = read(namedSchema, body, labels.keys.add.nameMissing)
    return passkeys.addOptions(person, name)
  })
  app.post('/account/keys', async ({ person, body }) => {
    const name = await passkeys.add(person, read(attestationSchema, body)).catch((error) => {
      throw error instanceof KeyTakenError ? new RequestError(409, labels.errors.keyTaken) : error
    })
    if (name === undefined) throw new RequestError(400, labels.errors.notAdded)
    await audit(person, labels.actions.addedKey, name)
    return {}
  })
  app.post<{ Body: URLSearchParams }>(
    '/account/keys/end',
    async ({ person, sessionId = '', body }, reply) => {
      const { id } = read(z.object({ id: z.string() }), body)
      const name = await endKey(store, { id, personId: person.id, keptSessionId: sessionId })
      if (name === undefined) throw new RequestError(409, labels.keys.last)
      await audit(person, labels.actions.endedKey, name || labels.keys.unnamed)
      return reply.redirect('/account', 303)
    },
  )

  app.post('/account/address', async (request, reply) => {
    const { person, body } = request
    const { email: value } = read(z.object({ email: z.string() }), body)
    const checked = emailSchema.safeParse(value)
    if (!checked.success) {
      const address = { value, problem: labels.address.wrong }
      return reply.code(422).page('account', { ...(await accountProps(request)), address })
    }
    await setEmail(store, person.id, checked.data || null)
    await audit(person, checked.data ? labels.actions.setAddress : labels.actions.removedAddress)
    return reply.redirect('/account', 303)
  })

  app.post('/account/signature', async ({ person, body }, reply) => {
    const { signature } = read(
      z.object({ signature: z.string().trim().max(MAX_SIGNATURE_LENGTH) }),
      body,
      labels.signature.long(MAX_SIGNATURE_LENGTH),
    )
    await setSignature(store, person.id, signature.replaceAll('\r\n', '\n'))
    await audit(person, labels.actions.changedSignature)
    return reply.redirect('/account', 303)
  })

  app.post<{ Params: { id: string } }>(
    '/account/sessions/:id/end',
    async ({ person, params: { id } }, reply) => {
      const sessions = await listSessions(store)
      const session = sessions.find((one) => one.id === id)
      const isOwn = session?.personId === person.id
      if (session && !isOwn && person.role !== 'owner') {
        throw new RequestError(403, labels.errors.roleMissing(labels.roles.owner))
      }
      if (session) {
        await endSession(store, id)
        await audit(person, labels.actions.endedSession, session.name)
      }
      return reply.redirect(isOwn ? '/account' : '/people', 303)
    },
  )
}
