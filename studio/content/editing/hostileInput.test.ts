import { afterAll, beforeAll, expect, test } from 'vitest'
import { roundOf } from '../../../tests/support/round.ts'
import { openWholeStudio, type Route } from '../../../tests/support/studio/openWholeStudio.ts'

let studio: Awaited<ReturnType<typeof openWholeStudio>>
beforeAll(async () => {
  studio = await openWholeStudio()
}, 60_000)
afterAll(() => studio.close())

/** Names of query parameters and fields that the studio reads. */
const NAMES = [
  ...['after', 'article', 'assigned', 'before', 'body', 'day', 'days', 'done', 'due', 'email'],
  ...['file', 'form', 'format', 'from', 'id', 'key', 'mail', 'name', 'note', 'older-than'],
  ...['person', 'role', 'search', 'since', 'state', 'status', 'sure', 'to', 'type', 'until'],
  ...['value', 'version', 'webhook'],
]

/** Values, encoded as in addresses. */
const WORDS: Record<string, string> = {
  'a byte of zero': '%00',
  'half a sign': '%ED%A0%80',
  'no sign': '%FF',
  nothing: '',
  'three thousand words': 'a+'.repeat(3000),
  'one long word': 'a'.repeat(9000),
  'a name of every object': '__proto__',
  'a day that is none': '2026-02-31',
  'a day without end': '99999d',
  'a number without end': '1e999',
  'a long number': '9'.repeat(400),
  'many addresses': 'a@'.repeat(100),
  'signs of patterns': encodeURIComponent('%_\\\'"`;--'),
  'a file that is none': 'content/posts/..mdx',
  'a record': 'content/plans/app-basic.yaml',
}

const MAX_LENGTH_FOR_ALL = 400

const DEEP = `${'{"a":['.repeat(3000)}${']}'.repeat(3000)}`
const LISTS = `${'['.repeat(3000)}${']'.repeat(3000)}`
const valuesOf = (value: unknown) =>
  JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, value])))
const BODIES: Record<string, string> = {
  null: 'null',
  'broken off': '{"file":',
  'lists, 3,000 deep': LISTS,
  'groups, 3,000 deep': DEEP,
  nothing: '',
  'a number': '1',
  'a list': '[]',
  'the kind of every object': '{"__proto__":{"role":"owner"},"constructor":{"prototype":1}}',
  'a new record that is 3,000 deep': `{"file":"content/plans/deep.yaml","value":{"id":99,"features":${LISTS}}}`,
  'an article that is 3,000 deep': `{"file":"content/posts/deep.mdx","body":"x","value":${DEEP}}`,
  'groups for words': valuesOf([{}]),
  'numbers for words': valuesOf(1),
}

type Sent = { what: string; route: Route; type?: string; body?: string }

/** The failures, one per line. */
async function faultsOf(all: readonly Sent[]): Promise<string[]> {
  const faults: string[] = []
  let cookie = ''
  for (const { what, route, type, body } of all) {
    cookie ||= await studio.signIn('owner')
    const headers = { cookie, ...(type && { 'content-type': type }) }
    const status = await studio.ask(route, { headers, body }).then(
      (answer) => answer.status,
      // The connection was closed without a response.
      () => 500,
    )
    if (route.url === '/access/sign-out') cookie = ''
    if (status >= 500) faults.push(`${status} ${route.method} ${route.url.slice(0, 60)}: ${what}`)
  }
  return [...faults, ...studio.logLines.splice(0)]
}

const reads = ({ method }: Route) => method === 'GET' || method === 'HEAD'
/** A route with its parameters and wildcard filled in. */
const filled = ({ method, url }: Route, word = 'none') => ({
  method,
  url: url.replace(/:\w+|\*/g, word.slice(0, 2000) || 'none'),
})

test('no GET route fails, whatever the query', {
  tags: 'long',
  timeout: 300_000,
}, async () => {
  const asked = studio.routes
    .filter(({ method }) => method === 'GET')
    .flatMap((route): Sent[] => {
      const twice = [...NAMES, ...NAMES].map((name) => `${name}=a`).join('&')
      const queries = roundOf(Object.entries(WORDS), 2).map(([what, word]) => {
        // A whole address has at most 16 KiB.
        const names = word.length > MAX_LENGTH_FOR_ALL ? ['search'] : NAMES
        return [what, word, names.map((name) => `${name}=${word}`).join('&')] as const
      })
      return [...queries, ['everything twice', 'none', twice] as const].map(
        ([what, word, query]) => {
          const { method, url } = filled(route, word)
          return { what, route: { method, url: `${url}?${query}` } }
        },
      )
    })
  expect(await faultsOf(asked)).toEqual([])
})

test('no other route fails, whatever the body', {
  tags: 'long',
  timeout: 300_000,
}, async () => {
  const sent = studio.routes
    .filter((route) => !reads(route))
    .flatMap((route): Sent[] => [
      ...roundOf(Object.entries(BODIES), 4).map(([what, body]) => {
        return { what, route: filled(route), type: 'application/json', body }
      }),
      ...roundOf(Object.entries(WORDS), 3).map(([what, word]) => {
        const body = NAMES.map((name) => `${name}=${word}`).join('&')
        return { what, route: filled(route, word), type: 'application/x-www-form-urlencoded', body }
      }),
    ])
  expect(await faultsOf(sent)).toEqual([])
})

test('a change that nests 3,000 lists is rejected', async () => {
  const file = 'content/plans/app-basic.yaml'
  const headers = { cookie: await studio.signIn('owner'), 'content-type': 'application/json' }
  const body = `{"file":"${file}","window":"a","draft":{"value":{"features":${LISTS}}}}`
  for (const url of ['/api/save', '/api/draft']) {
    expect(await studio.ask({ method: 'POST', url }, { headers, body })).toMatchObject({
      status: 400,
    })
  }
})
