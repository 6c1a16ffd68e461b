import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { linkToken } from '../../../core/lib/linkToken.ts'
import { KeyTakenError } from '../../access/keys.ts'
import { labels } from '../../access/labels.ts'
import { findLink, linkPath } from '../../access/links.ts'
import { assertionSchema, attestationSchema, createPasskeys } from '../../access/passkeys.ts'
import { isPerson, NameTakenError } from '../../access/people.ts'
import { personNameSchema } from '../../access/personSchemas.ts'
import { endSession, findSession, SESSION_S, startSession } from '../../access/sessions.ts'
import type { Studio } from '../../context/Studio.ts'
import { hasRole, type Person } from '../../kit/person.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { read } from '../../kit/requestBody.ts'
import type { OpenRoute } from './limitSignIns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** ID of the session; undefined without a session, and in a studio without sign-in. */
    sessionId: string | undefined
  }
}

const namedSchema = z.object({ name: personNameSchema })

type ByToken = { Params: { token: string } }

/** The session cookie. With its prefix, browsers accept it from this exact host and over https only. */
function cookieOf(origin: string) {
  const secure = origin.startsWith('https:')
  const options = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const
  return { name: secure ? '__Host-studio' : 'studio', options }
}

/** Requires a session for all routes except public ones. */
export async function askForSessions(
  app: FastifyInstance,
  origin: string,
  { access: store, config }: Pick<Studio, 'access' | 'config'>,
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
    if (!session) return turnAway(request, reply, config.mail !== null)
    if (!hasRole(session.person, access))
      throw new RequestError(403, labels.errors.roleMissing(labels.roles[access]))
  })
}

/** Shows the sign-in page at the requested address: after signing in, a reload shows the page or resends the form. */
function turnAway(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  mailsKeys: boolean,
): FastifyReply {
  if (!headers.accept?.includes('text/html')) throw new RequestError(401, labels.errors.signInFirst)
  return reply.code(401).page('signIn', { mailsKeys, isForm: method === 'POST' })
}

/** Adds the routes to sign in, to join by a link and to sign out. */
export function addSignIn(
  app: FastifyInstance,
  origin: string,
  { access: store, audit }: Pick<Studio, 'access' | 'audit'>,
  open: OpenRoute,
): void {
  const cookie = cookieOf(origin)
  const passkeys = createPasskeys(store, origin)

  /** Starts a session with a new cookie, and ends the browser's earlier session. */
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
  // A mail program may add a slash to the end of the link.
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

/** The error for the second of two people with the same name. */
function nameTaken(): RequestError {
  return new RequestError(409, labels.join.nameTaken)
}
