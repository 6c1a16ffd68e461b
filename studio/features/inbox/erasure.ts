import type { FastifyInstance } from 'fastify'
import { BESIDE_AGE, eraseAll, findErasable, readErasure } from '../../../core/erasure/erasure.ts'
import { FORM_NAMES, SUBMISSION_STATUSES } from '../../../core/submissions/tables.ts'
import { accessorOf, OWNER_FORM, OWNERS, onOwnConnection } from '../../context/routes.ts'
import type { Studio } from '../../context/Studio.ts'
import { type Query, readQuery } from '../../kit/query.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { fieldOf, isConfirmed } from '../../kit/requestBody.ts'
import type { ErasePageProps } from './ErasePage.tsx'
import { labels } from './labels.ts'

/** Adds the page that erases a person or old messages after confirmation. */
export function addErasure(app: FastifyInstance, studio: Studio): void {
  const { database, config, flash } = studio

  app.get('/inbox/erase', OWNERS, async ({ url }, reply) => {
    const query = readQuery(url)
    if (!query.has('email') && !query.has('older-than')) {
      return reply.page('erase', { wish: null, choice: choices() })
    }
    const values = readWish(query)
    const { erasable, mentions } = await findErasable(database, readErasure(values, new Date()))
    const isNothing = erasable.submissions + erasable.subscribers === 0
    const wish = {
      heading: headingOf(values),
      values: [...values],
      found: isNothing ? labels.erase.none : labels.erase.found(erasable),
      mentions,
      isNothing,
    }
    return reply.page('erase', { wish, choice: [] })
  })

  app.post<{ Body: URLSearchParams }>('/inbox/erase', OWNER_FORM, async (request, reply) => {
    const { body } = request
    const names = ['email', 'older-than', ...BESIDE_AGE]
    const given = names.map((name) => [name, fieldOf(body, name)] as const)
    const values = readWish(new Map(given.filter(([, value]) => value !== '')))
    const filters = readErasure(values, new Date())
    if (!isConfirmed(body)) throw new RequestError(400, labels.errors.notSure)
    // Erasing rewrites the SQLite file, hence the separate connection.
    const erased = await onOwnConnection(studio, (own) =>
      eraseAll(own, config, filters, accessorOf(request)),
    )
    return reply.redirect(`/inbox?done=${flash.keep(labels.done.erased(erased))}`, 303)
  })
}

/** The selection: an address alone, or an age with filters. A bare number counts as days. */
function readWish(query: Query): Query {
  const email = query.get('email')
  if (email !== undefined) return new Map([['email', email]])
  const days = query.get('older-than') ?? ''
  const beside = BESIDE_AGE.flatMap((name) => {
    const value = query.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return new Map([['older-than', /^\d+$/.test(days) ? `${days}d` : days], ...beside])
}

function headingOf(values: Query): string {
  const email = values.get('email')
  if (email !== undefined) return labels.erase.person(email)
  const form = FORM_NAMES.find((name) => name === values.get('form'))
  const status = SUBMISSION_STATUSES.find((name) => name === values.get('status'))
  const parts = [
    labels.erase.older(values.get('older-than') ?? ''),
    form && labels.erase.formOnly(labels.forms[form]),
    status && labels.erase.statusOnly(labels.statuses[status]),
  ]
  return parts.filter(Boolean).join(', ')
}

function choices(): ErasePageProps['choice'] {
  const any = { value: '', label: labels.filters.any }
  const forms = FORM_NAMES.map((value) => ({ value, label: labels.forms[value] }))
  const statuses = SUBMISSION_STATUSES.map((value) => ({ value, label: labels.statuses[value] }))
  return [
    { name: 'older-than', label: labels.erase.age, value: '', type: 'number', isRequired: true },
    { name: 'form', label: labels.filters.form, value: '', options: [any, ...forms] },
    { name: 'status', label: labels.filters.status, value: '', options: [any, ...statuses] },
  ]
}
