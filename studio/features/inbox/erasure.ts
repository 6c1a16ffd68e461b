import type { FastifyInstance } from 'fastify'
import { eraseAll, findErasable, parseErasure } from '../../../core/submissions/erasure.ts'
import { FORM_NAMES, SUBMISSION_STATUSES } from '../../../core/tables.ts'
import { RequestError } from '../../content/validation.ts'
import { fieldOf, isSure } from '../../kit/requestBody.ts'
import { ACT, type Desk, OWNERS, onOwnConnection, whoAsks } from './desk.ts'
import type { ErasePageProps } from './ErasePage.tsx'
import { labels } from './labels.ts'
import { filterName } from './messageProps.ts'
import { type Query, readQuery } from './query.ts'

/** What may be named beside an age. */
const CHOOSING = ['form', 'status'] as const

/** Erases a person, or what is old, after it was asked. */
export function addErasure(app: FastifyInstance, desk: Desk): void {
  const { database, done } = desk

  app.get('/inbox/erase', OWNERS, async ({ url }, reply) => {
    const query = readQuery(url)
    if (!query.has('email') && !query.has('older-than')) {
      return reply.page('erase', { wish: null, choice: choices() })
    }
    const { values, filters } = readWish(query)
    const { words, kept, isNothing } = await findErasable(database, filters)
    const sentences = [kept, words].filter(Boolean)
    const wish = { heading: headingOf(values), values: [...values], sentences, isNothing }
    return reply.page('erase', { wish, choice: [] })
  })

  app.post<{ Body: URLSearchParams }>('/inbox/erase', ACT, async (request, reply) => {
    const { body } = request
    const names = ['email', 'older-than', ...CHOOSING]
    const given = names.map((name) => [name, fieldOf(body, name)] as const)
    const { filters } = readWish(new Map(given.filter(([, value]) => value !== '')))
    if (!isSure(body)) throw new RequestError(400, labels.errors.notSure)
    // The file is written anew.
    const sentence = await onOwnConnection(desk, (inbox) =>
      eraseAll(inbox, filters, whoAsks(request)),
    )
    return reply.redirect(`/inbox?done=${done.keep(sentence)}`, 303)
  })
}

/** @throws UsageError */
function readWish(query: Query) {
  const address = query.get('email')
  const days = query.get('older-than')
  const age = days && /^\d+$/.test(days) ? `${days}d` : days
  const beside = CHOOSING.flatMap((name) => {
    const value = query.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const filters = parseErasure({ address, age, values: new Map(beside) }, new Date(), nameOf)
  const values = new Map<string, string>(
    address === undefined ? [['older-than', age ?? ''], ...beside] : [['email', address]],
  )
  return { filters, values }
}

function nameOf(option: string): string {
  return option === 'older-than' ? labels.erase.age : filterName(option)
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
