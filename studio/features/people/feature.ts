import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addLocalNotice } from '../../access/addLocalNotice.ts'
import { listAudit } from '../../access/audit.ts'
import { labels } from '../../access/labels.ts'
import { createLink, endInvitation, linkPath, listInvitations } from '../../access/links.ts'
import { isSameName } from '../../access/names.ts'
import { endPerson, isPerson, listPeople } from '../../access/people.ts'
import { emailSchema, personNameSchema } from '../../access/personSchemas.ts'
import { listSessions } from '../../access/sessions.ts'
import { OWNERS } from '../../context/ownerRoutes.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import type { Person } from '../../kit/person.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { isSure, read } from '../../kit/requestBody.ts'
import type { PeoplePageProps } from './PeoplePage.tsx'

const LOG_LENGTH = 200

const givenSchema = z.object({
  name: z.string(),
  role: z.enum(['owner', 'writer']),
  email: z.string().default(''),
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
  { access: store, origin, audit, config }: Pick<Studio, 'access' | 'origin' | 'audit' | 'config'>,
): void {
  app.get('/people/log', OWNERS, async (_request, reply) =>
    reply.page('log', { entries: await listAudit(store, LOG_LENGTH) }),
  )
  if (origin === undefined) {
    addLocalNotice(app, '/people', labels.people.heading)
    return
  }
  const mailsKeys = config.mail !== null

  async function peopleProps({ person, sessionId }: FastifyRequest): Promise<PeoplePageProps> {
    const people = await listPeople(store)
    const [invitations, sessions] = [await listInvitations(store), await listSessions(store)]
    const wanted = { name: '', role: 'writer', email: '', problems: {} } as const
    return { you: person, people, invitations, wanted, mailsKeys, sessions, sessionId }
  }

  /** Of two with one name nobody could tell which one the log means. */
  async function problemOf(name: string): Promise<string | undefined> {
    if (await isPerson(store, name)) return labels.people.nameTaken(name)
    const invitations = await listInvitations(store)
    const isInvited = invitations.some((invited) => isSameName(invited.name, name))
    return isInvited ? labels.people.nameInvited(name) : undefined
  }

  /** @throws RequestError for nobody who may come in. */
  async function findPerson(id: string): Promise<Person> {
    const found = (await listPeople(store)).find((one) => one.id === id)
    if (!found) throw new RequestError(404, labels.people.unknown)
    return found
  }

  app.get('/people', OWNERS, async (request, reply) =>
    reply.page('people', await peopleProps(request)),
  )
  // The link stands in the answer and nowhere else: only its hash is kept.
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
    const { role } = given
    const token = await createLink(store, { kind: 'invitation', name, role, email: email || null })
    await audit(request.person, labels.actions.invited, `${name}, ${labels.roles[role]}`)
    return reply.page('link', { kind: 'invitation', name, url: origin + linkPath(token) })
  })
  app.post<ById>('/people/invitations/:id/end', OWNERS, async ({ person, params }, reply) => {
    const name = await endInvitation(store, params.id)
    if (name !== undefined) await audit(person, labels.actions.endedInvitation, name)
    return reply.redirect('/people', 303)
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
    if (!isSure(body)) throw new RequestError(400, labels.endPerson.notSure)
    const ended = await endPerson(store, id)
    if (!ended) throw new RequestError(409, labels.people.lastOwner)
    await audit(person, labels.actions.endedPerson, ended.name)
    return reply.redirect('/people', 303)
  })
}
