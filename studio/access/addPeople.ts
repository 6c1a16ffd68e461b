import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { RequestError } from '../content/validation.ts'
import { isSure, read } from '../kit/requestBody.ts'
import type { AccessDesk } from './desk.ts'
import { labels } from './labels.ts'
import { createLink, endInvitation, linkPath, listInvitations } from './links.ts'
import { isSameName } from './names.ts'
import type { PeoplePageProps } from './PeoplePage.tsx'
import { endPerson, isPerson, listPeople } from './people.ts'
import type { Person } from './person.ts'
import { emailSchema, personNameSchema } from './personSchemas.ts'
import { listSessions } from './sessions.ts'

const givenSchema = z.object({
  name: z.string(),
  role: z.enum(['owner', 'writer']),
  email: z.string().default(''),
})
const invitedSchema = z.object({ name: personNameSchema, email: emailSchema })

type ById = { Params: { id: string } }

/** Who may come in, and how others are let in. */
export function addPeople(
  app: FastifyInstance,
  { store, origin, audit, mailsKeys }: AccessDesk,
): void {
  const owners = { config: { access: 'owner' } } as const

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

  app.get('/people', owners, async (request, reply) =>
    reply.page('people', await peopleProps(request)),
  )
  // The link stands in the answer and nowhere else: only its hash is kept.
  app.post('/people/invitations', owners, async (request, reply) => {
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
  app.post<ById>('/people/invitations/:id/end', owners, async ({ person, params }, reply) => {
    const name = await endInvitation(store, params.id)
    if (name !== undefined) await audit(person, labels.actions.endedInvitation, name)
    return reply.redirect('/people', 303)
  })
  app.post<ById>('/people/:id/link', owners, async ({ person, params: { id } }, reply) => {
    const found = await findPerson(id)
    const token = await createLink(store, { kind: 'lost-key', personId: id })
    await audit(person, labels.actions.madeKeyLink, found.name)
    const url = origin + linkPath(token)
    return reply.page('link', { kind: 'lost-key', name: found.name, url })
  })
  app.get<ById>('/people/:id/end', owners, async ({ params: { id } }, reply) => {
    const { name } = await findPerson(id)
    return reply.page('endPerson', { id, name })
  })
  app.post<ById>('/people/:id/end', owners, async ({ person, params: { id }, body }, reply) => {
    if (!isSure(body)) throw new RequestError(400, labels.endPerson.notSure)
    const ended = await endPerson(store, id)
    if (!ended) throw new RequestError(409, labels.people.lastOwner)
    await audit(person, labels.actions.endedPerson, ended.name)
    return reply.redirect('/people', 303)
  })
}
