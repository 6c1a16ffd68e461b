import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { linkToken } from '../../core/lib/linkToken.ts'
import { RequestError } from '../content/validation.ts'
import { read } from '../kit/requestBody.ts'
import type { Studio } from '../Studio.ts'
import { addAccount } from './addAccount.ts'
import { addLostKeys } from './addLostKeys.ts'
import { addPeople } from './addPeople.ts'
import { listAudit } from './audit.ts'
import type { AccessDesk, OpenRoute } from './desk.ts'
import { startKeyMail } from './keyMail.ts'
import { KeyTakenError } from './keys.ts'
import { labels } from './labels.ts'
import { findLink, linkPath } from './links.ts'
import { assertionSchema, attestationSchema, createPasskeys } from './passkeys.ts'
import { isPerson, NameTakenError } from './people.ts'
import type { Person } from './person.ts'
import { personNameSchema } from './personSchemas.ts'
import { endSession, findSession, SESSION_S, startSession } from './sessions.ts'
import { limitSignIns } from './signIns.ts'
import type { AccessStore } from './tables.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of who asks; undefined on the studio's own machine. */
    sessionId: string | undefined
  }
}

const LOG_LENGTH = 200

const namedSchema = z.object({ name: personNameSchema })

type ByToken = { Params: { token: string } }

/**
 * Who may come in. Behind a proxy (STUDIO_ORIGIN) every address asks for a session, but for those that lead to one;
 * on its own machine the studio knows its owner already, and says so where people would be listed.
 */
export async function addAccess(
  app: FastifyInstance,
  studio: Studio,
  store: AccessStore,
): Promise<void> {
  app.decorateRequest('sessionId')
  app.get('/people/log', { config: { access: 'owner' } }, async (_request, reply) =>
    reply.page('log', { entries: await listAudit(store, LOG_LENGTH) }),
  )
  if (studio.origin === undefined) return addLocalWords(app)
  const { origin, audit, config } = studio
  const passkeys = createPasskeys(store, origin)
  const desk: AccessDesk = { store, passkeys, origin, audit, mailsKeys: config.mail !== null }
  // One count for all that leads to a session.
  const open = { config: { access: 'public' }, onRequest: limitSignIns() } as const
  await askForSessions(app, desk)
  addSignIn(app, desk, open)
  addLostKeys(app, startKeyMail(app, studio, store, origin), open)
  addAccount(app, desk)
  addPeople(app, desk)
}

function addLocalWords(app: FastifyInstance): void {
  for (const [path, { heading }] of [
    ['/people', labels.people],
    ['/account', labels.account],
  ] as const) {
    app.get(path, (_request, reply) =>
      reply.page('fault', { heading, problems: [labels.errors.local] }),
    )
  }
}

/** The cookie of a session. With the prefix browsers take it from this very host only, and by https only. */
function cookieOf(origin: string) {
  const secure = origin.startsWith('https:')
  const options = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const
  return { name: secure ? '__Host-studio' : 'studio', options }
}

async function askForSessions(
  app: FastifyInstance,
  { store, origin, mailsKeys }: AccessDesk,
): Promise<void> {
  const cookie = cookieOf(origin)
  await app.register(fastifyCookie)
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookie.name]
    const session = token === undefined ? undefined : await findSession(store, token)
    if (session) {
      request.person = session.person
      request.sessionId = session.id
    }
    const access = request.routeOptions.config?.access ?? 'writer'
    if (access === 'public') return
    if (!session) return turnAway(request, reply, mailsKeys)
    if (access === 'owner' && session.person.role !== 'owner') {
      throw new RequestError(403, labels.errors.ownersOnly)
    }
  })
}

/** People are asked to sign in where they are: afterwards they see what they came for, or their form is sent again. */
function turnAway(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  mailsKeys: boolean,
): FastifyReply {
  if (!headers.accept?.includes('text/html')) throw new RequestError(401, labels.errors.signInFirst)
  return reply.code(401).page('signIn', { mailsKeys, isForm: method === 'POST' })
}

function addSignIn(
  app: FastifyInstance,
  { store, passkeys, origin, audit }: AccessDesk,
  open: OpenRoute,
): void {
  const cookie = cookieOf(origin)

  /** Whatever the browser was signed in with before ends: a session has one cookie, made here. */
  async function letIn(request: FastifyRequest, reply: FastifyReply, person: Person, done: string) {
    if (request.sessionId !== undefined) await endSession(store, request.sessionId)
    const token = await startSession(store, person.id)
    await audit(person, done)
    return reply.setCookie(cookie.name, token, { ...cookie.options, maxAge: SESSION_S }).send({})
  }

  app.post('/access/sign-in/options', open, () => passkeys.signInOptions())
  app.post('/access/sign-in', open, async (request, reply) => {
    const person = await passkeys.signIn(read(assertionSchema, request.body))
    if (!person) throw new RequestError(401, labels.errors.wrongKey)
    return letIn(request, reply, person, labels.actions.signedIn)
  })

  app.get<ByToken>(linkPath(':token'), { config: { access: 'public' } }, async (request, reply) => {
    const link = await findLink(store, request.params.token)
    if (link) return reply.page('join', { kind: link.kind, name: link.name, role: link.role })
    const { overHeading: heading, over } = labels.join
    return reply.code(410).page('fault', { heading, problems: [over] })
  })
  // A slash at the end is a sign that a mail program may add.
  app.get<ByToken>(`${linkPath(':token')}/`, { config: { access: 'public' } }, (request, reply) =>
    reply.redirect(linkPath(linkToken(request.params.token)), 303),
  )
  app.post<ByToken>(`${linkPath(':token')}/options`, open, async ({ params, body }) => {
    const link = await findLink(store, params.token)
    if (!link) throw new RequestError(410, labels.join.over)
    const isNew = link.kind !== 'lost-key'
    const name = link.name || read(namedSchema, body, labels.people.nameMissing).name
    if (isNew && (await isPerson(store, name))) throw nameTaken()
    return passkeys.joinOptions(params.token, link, name)
  })
  app.post<ByToken>(linkPath(':token'), open, async (request, reply) => {
    const attestation = read(attestationSchema, request.body)
    const joined = await passkeys.join(request.params.token, attestation).catch((error) => {
      if (error instanceof KeyTakenError) throw new RequestError(409, labels.errors.keyTaken)
      throw error instanceof NameTakenError ? nameTaken() : error
    })
    if (!joined) throw new RequestError(410, labels.errors.notJoined)
    return letIn(request, reply, joined.person, DONE_BY_LINK[joined.kind])
  })
  app.post('/access/sign-out', async ({ person, sessionId = '' }, reply) => {
    await endSession(store, sessionId)
    await audit(person, labels.actions.signedOut)
    return reply.clearCookie(cookie.name, cookie.options).redirect('/', 303)
  })
}

const DONE_BY_LINK = {
  'first-owner': labels.actions.becameOwner,
  invitation: labels.actions.joined,
  'lost-key': labels.actions.newKey,
}

/** Of two people with one name the second is told. */
function nameTaken(): RequestError {
  return new RequestError(409, labels.join.nameTaken)
}
