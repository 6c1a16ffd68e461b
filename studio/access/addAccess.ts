import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { read } from '../server/requestBody.ts'
import type { Studio } from '../server/Studio.ts'
import { RequestError } from '../server/validation.ts'
import { listAudit } from './audit.ts'
import { labels } from './labels.ts'
import { createLink, findLink, linkPath } from './links.ts'
import { assertionSchema, attestationSchema, createPasskeys } from './passkeys.ts'
import { endPerson, isSameName, listPeople } from './people.ts'
import type { Person } from './person.ts'
import { endSession, findSession, listSessions, SESSION_S, startSession } from './sessions.ts'
import { limitSignIns } from './signIns.ts'
import type { AccessStore } from './tables.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of who asks; undefined on the studio's own machine. */
    sessionId: string | undefined
  }
}

const LOG_LENGTH = 200
const MAX_NAME_LENGTH = 80

const nameSchema = z.string().trim().min(1).max(MAX_NAME_LENGTH)
const namedSchema = z.object({ name: nameSchema })
const invitationSchema = z.object({ name: nameSchema, role: z.enum(['owner', 'writer']) })

type ById = { Params: { id: string } }
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
  await askForSessions(app, store, studio.origin)
  addSignIn(app, studio, store, studio.origin)
  addAccount(app, studio, store)
  addPeople(app, studio, store, studio.origin)
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
  store: AccessStore,
  origin: string,
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
    if (!session) return turnAway(request, reply)
    if (access === 'owner' && session.person.role !== 'owner') {
      throw new RequestError(403, labels.errors.ownersOnly)
    }
  })
}

/** People are asked to sign in where they are: afterwards they see what they came for. */
function turnAway({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!headers.accept?.includes('text/html')) throw new RequestError(401, labels.errors.signInFirst)
  return reply.code(401).page('signIn', {})
}

function addSignIn(app: FastifyInstance, studio: Studio, store: AccessStore, origin: string): void {
  const passkeys = createPasskeys(store, origin)
  const cookie = cookieOf(origin)
  const open = { config: { access: 'public' }, onRequest: limitSignIns() } as const

  /** Whatever the browser was signed in with before ends: a session has one cookie, made here. */
  async function letIn(request: FastifyRequest, reply: FastifyReply, person: Person, done: string) {
    if (request.sessionId !== undefined) await endSession(store, request.sessionId)
    const token = await startSession(store, person.id)
    await studio.audit(person, done)
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
  app.post<ByToken>(`${linkPath(':token')}/options`, open, async ({ params, body }) => {
    const link = await findLink(store, params.token)
    if (!link) throw new RequestError(410, labels.join.over)
    const isNew = link.kind !== 'lost-key'
    const name = isNew ? await freeName(store, link.name === '' ? body : link) : link.name
    return passkeys.joinOptions(params.token, link, name)
  })
  app.post<ByToken>(linkPath(':token'), open, async (request, reply) => {
    const attestation = read(attestationSchema, request.body)
    const joined = await passkeys.join(request.params.token, attestation)
    if (!joined) throw new RequestError(410, labels.errors.notJoined)
    return letIn(request, reply, joined.person, DONE_BY_LINK[joined.kind])
  })
  app.post('/access/sign-out', async ({ person, sessionId = '' }, reply) => {
    await endSession(store, sessionId)
    await studio.audit(person, labels.actions.signedOut)
    return reply.clearCookie(cookie.name, cookie.options).redirect('/', 303)
  })
}

const DONE_BY_LINK = {
  'first-owner': labels.actions.becameOwner,
  invitation: labels.actions.joined,
  'lost-key': labels.actions.newKey,
}

/** What somebody sees of their own: where they are signed in, and the way out. */
function addAccount(app: FastifyInstance, studio: Studio, store: AccessStore): void {
  app.get('/account', async ({ person, sessionId }, reply) => {
    const sessions = await listSessions(store)
    const own = sessions.filter(({ personId }) => personId === person.id)
    return reply.page('account', { person, sessions: own, sessionId })
  })
  app.post<ById>('/account/sessions/:id/end', async ({ person, params: { id } }, reply) => {
    const sessions = await listSessions(store)
    const session = sessions.find((one) => one.id === id)
    const isOwn = session?.personId === person.id
    if (session && !isOwn && person.role !== 'owner') {
      throw new RequestError(403, labels.errors.ownersOnly)
    }
    if (session) {
      await endSession(store, id)
      await studio.audit(person, labels.actions.endedSession, session.name)
    }
    return reply.redirect(isOwn ? '/account' : '/people', 303)
  })
}

function addPeople(app: FastifyInstance, studio: Studio, store: AccessStore, origin: string): void {
  const owners = { config: { access: 'owner' } } as const

  app.get('/people', owners, async ({ person, sessionId }, reply) => {
    const [people, sessions] = [await listPeople(store), await listSessions(store)]
    return reply.page('people', { you: person, people, sessions, sessionId })
  })
  // The link stands in the answer and nowhere else: only its hash is kept.
  app.post('/people/invitations', owners, async ({ person, body }, reply) => {
    const { role } = read(invitationSchema, body, labels.people.nameMissing)
    const name = await freeName(store, body)
    const token = await createLink(store, { kind: 'invitation', name, role })
    await studio.audit(person, labels.actions.invited, `${name}, ${labels.roles[role]}`)
    return reply.page('link', { kind: 'invitation', name, url: origin + linkPath(token) })
  })
  app.post<ById>('/people/:id/link', owners, async ({ person, params: { id } }, reply) => {
    const people = await listPeople(store)
    const found = people.find((one) => one.id === id)
    if (!found) throw new RequestError(404, labels.people.unknown)
    const token = await createLink(store, { kind: 'lost-key', personId: id })
    await studio.audit(person, labels.actions.madeKeyLink, found.name)
    const url = origin + linkPath(token)
    return reply.page('link', { kind: 'lost-key', name: found.name, url })
  })
  app.post<ById>('/people/:id/end', owners, async ({ person, params: { id } }, reply) => {
    const ended = await endPerson(store, id)
    if (!ended) throw new RequestError(409, labels.people.lastOwner)
    await studio.audit(person, labels.actions.endedPerson, ended.name)
    return reply.redirect('/people', 303)
  })
}

/** @throws RequestError for a name that is none, or that somebody has. */
async function freeName(store: AccessStore, body: unknown): Promise<string> {
  const { name } = read(namedSchema, body, labels.people.nameMissing)
  const people = await listPeople(store)
  if (people.some((one) => isSameName(one.name, name))) {
    throw new RequestError(409, labels.people.nameTaken(name))
  }
  return name
}
