import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addLocalNotice } from '../../access/addLocalNotice.ts'
import { listAudit } from '../../access/audit.ts'
import { labels } from '../../access/labels.ts'
import {
  createLink,
  endInvitation,
  linkPath,
  listInvitations,
  renewInvitation,
} from '../../access/links.ts'
import { isSameName } from '../../access/names.ts'
import { changeRole, endPerson, isPerson, listPeople } from '../../access/people.ts'
import { emailSchema, personNameSchema } from '../../access/personSchemas.ts'
import { listSessions } from '../../access/sessions.ts'
import { OWNERS } from '../../context/routes.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import { type Person, ROLES } from '../../kit/person.ts'
import { readQuery } from '../../kit/query.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { isConfirmed, read } from '../../kit/requestBody.ts'
import { readMailStates, startInvitationMail } from './invitationMail.ts'
import type { PeoplePageProps } from './PeoplePage.tsx'

const LOG_LENGTH = 200

const givenSchema = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  email: z.string().default(''),
  /** Present if the invitation is to be mailed. */
  mail: z.string().optional(),
})
const invitedSchema = z.object({ name: personNameSchema, email: emailSchema })

type ById = { Params: { id: string } }

export const people: Feature = {
  navItem: { href: '/people', label: labels.people.heading, role: 'owner', isOfMany: true },
  addRoutes: addPeople,
}

/** People with access, and invitations. */
function addPeople(
  app: FastifyInstance,
  studio: Pick<
    Studio,
    'access' | 'origin' | 'audit' | 'config' | 'database' | 'readOptions' | 'flash'
  >,
): void {
  const { access: store, origin, audit, flash } = studio
  app.get('/people/log', OWNERS, async (_request, reply) =>
    reply.page('log', { entries: await listAudit(store, LOG_LENGTH) }),
  )
  if (origin === undefined) {
    addLocalNotice(app, '/people', labels.people.heading)
    return
  }
  const mailInvitation = startInvitationMail(app, origin, studio)

  async function peopleProps(request: FastifyRequest): Promise<PeoplePageProps> {
    const { person, sessionId, url } = request
    const invitations = await listInvitations(store)
    const mailStateOf = await readMailStates(studio, invitations)
    return {
      done: flash.read(readQuery(url).get('done')),
      you: person,
      people: await listPeople(store),
      invitations: invitations.map((one) => ({ ...one, mailState: mailStateOf(one) })),
      wanted: { name: '', role: 'writer', email: '', problems: {} },
      mailsLinks: mailInvitation !== undefined,
      sessions: await listSessions(store),
      sessionId,
    }
  }

  /** Checks that a name is not in use, since the log tells people apart by name. @returns the error, or undefined. */
  async function problemOf(name: string): Promise<string | undefined> {
    if (await isPerson(store, name)) return labels.people.nameTaken(name)
    const invitations = await listInvitations(store)
    const isInvited = invitations.some((invited) => isSameName(invited.name, name))
    return isInvited ? labels.people.nameInvited(name) : undefined
  }

  /** @throws RequestError if no person with access has this ID. */
  async function findPerson(id: string): Promise<Person> {
    const found = (await listPeople(store)).find((one) => one.id === id)
    if (!found) throw new RequestError(404, labels.people.unknown)
    return found
  }

  function backWith(reply: FastifyReply, sentence: string) {
    return reply.redirect(`/people?done=${flash.keep(sentence)}`, 303)
  }

  app.get('/people', OWNERS, async (request, reply) =>
    reply.page('people', await peopleProps(request)),
  )
  // The link is part of this response only: the database stores its hash.
  app.post('/people/invitations', OWNERS, async (request, reply) => {
    const given = read(givenSchema, request.body)
    const refuse = async (problems: PeoplePageProps['wanted']['problems']) => {
      const wanted = { ...given, problems }
      return reply.code(422).page('people', { ...(await peopleProps(request)), wanted })
    }
    const checked = invitedSchema.safeParse(given)
    if (!checked.success) return refuse(z.flattenError(checked.error).fieldErrors)
    const { name, email } = checked.data
    const problem = await problemOf(name)
    if (problem !== undefined) return refuse({ name: [problem] })
    const { role, mail } = given
    const isMailed = mail !== undefined && mailInvitation !== undefined
    if (isMailed && email === '') return refuse({ email: [labels.people.invite.addressMissing] })
    const token = await createLink(store, { kind: 'invitation', name, role, email: email || null })
    await audit(request.person, labels.actions.invited, `${name}, ${labels.roles[role]}`)
    if (isMailed) {
      const invitation = (await listInvitations(store)).find((one) => one.name === name)
      if (invitation) await mailInvitation(invitation)
      return backWith(reply, labels.people.mailed(name, email))
    }
    return reply.page('link', { kind: 'invitation', name, url: origin + linkPath(token) })
  })
  app.post<ById>('/people/invitations/:id/end', OWNERS, async ({ person, params }, reply) => {
    const name = await endInvitation(store, params.id)
    if (name !== undefined) await audit(person, labels.actions.endedInvitation, name)
    return reply.redirect('/people', 303)
  })
  app.post<ById>('/people/invitations/:id/link', OWNERS, async ({ person, params }, reply) => {
    const invitation = (await listInvitations(store)).find(({ id }) => id === params.id)
    const renewed = invitation && (await renewInvitation(store, invitation))
    if (!renewed) throw new RequestError(404, labels.people.unknown)
    const { name } = invitation
    await audit(person, labels.actions.madeInvitationLink, name)
    return reply.page('link', { kind: 'invitation', name, url: origin + linkPath(renewed.token) })
  })
  app.post<ById>('/people/:id/role', OWNERS, async ({ person, params: { id }, body }, reply) => {
    const { role } = read(z.object({ role: z.enum(ROLES) }), body)
    const before = await findPerson(id)
    // An unchanged role is not an error, not even for the last owner.
    if (before.role === role) return reply.redirect('/people', 303)
    const changed = await changeRole(store, id, role)
    if (!changed) throw new RequestError(409, labels.people.lastOwner)
    const { name } = changed
    await audit(person, labels.actions.changedRole, `${name}, ${labels.roles[role]}`)
    const sentence = labels.people.changedRole(name, labels.roles[role])
    // A former owner has no access to the list of people.
    return id === person.id ? reply.redirect('/account', 303) : backWith(reply, sentence)
  })
  app.post<ById>('/people/:id/link', OWNERS, async ({ person, params: { id } }, reply) => {
    const found = await findPerson(id)
    const token = await createLink(store, { kind: 'lost-key', personId: id })
    await audit(person, labels.actions.madeKeyLink, found.name)
    const url = origin + linkPath(token)
    return reply.page('link', { kind: 'lost-key', name: found.name, url })
  })
  app.get<ById>('/people/:id/end', OWNERS, async ({ params: { id } }, reply) => {
    const { name } = await findPerson(id)
    return reply.page('endPerson', { id, name })
  })
  app.post<ById>('/people/:id/end', OWNERS, async ({ person, params: { id }, body }, reply) => {
    if (!isConfirmed(body)) throw new RequestError(400, labels.endPerson.notSure)
    const ended = await endPerson(store, id)
    if (!ended) throw new RequestError(409, labels.people.lastOwner)
    await audit(person, labels.actions.endedPerson, ended.name)
    return reply.redirect('/people', 303)
  })
}
