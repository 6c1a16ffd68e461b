import { addressKey } from './addressKey.ts'
import { LAST_DAY, referenceFault, type Targets } from './checkReferences.ts'
import { today } from './dates.ts'
import { decodePath } from './decodePath.ts'
import type { ContentFault, Fault, Words } from './faultSentence.ts'
import { isGroup } from './fieldsOf.ts'
import { type ContentRecord, isDraft } from './records.ts'
import { isPaged } from './schemas/pages.ts'
import { type Redirect, redirectSchema } from './schemas/redirect.ts'

/** Addresses that the receiver handles itself. */
const RECEIVER_ADDRESSES = /^\/(?:healthz|readyz|f(?:\/.*)?)$/
const FURTHER_PAGE = /^(?<list>.*)\/\d+$/

/** A redirect with its position in the file. */
type Place = Redirect & { index: number; isDraft: boolean }

/**
 * Reports old addresses that the site still uses or that are repeated, and redirects that do not lead directly to a
 * page.
 * @param siteUrl the address of the site, such as https://agency.example.
 */
export function checkRedirects(
  records: readonly ContentRecord[],
  targets: Targets,
  siteUrl: string | undefined,
): ContentFault[] {
  const record = records.find(({ key }) => key === 'redirects')
  if (!record || !Array.isArray(record.value)) return []
  const redirects = record.value.flatMap((value, index): Place[] => {
    const { success, data } = redirectSchema.safeParse(withoutDraft(value))
    return success ? [{ ...data, index, isDraft: isDraft(value) }] : []
  })
  const byFrom = new Map<string, Place>()
  for (const redirect of redirects.toReversed()) byFrom.set(keyOf(redirect.from), redirect)
  const endOf = endsOf(byFrom)
  const takenBy = takenAddresses(records, targets)

  function faultOfFrom({ from, index }: Place): Fault | undefined {
    const first = byFrom.get(keyOf(from))
    if (first && first.index !== index) {
      const problem = `is "${from}", which item ${first.index + 1} also uses`
      return { problem, advice: 'Redirect each address only once.' }
    }
    const reason = takenBy(keyOf(from))
    return reason && { problem: [`is "${from}", `, ...reason], advice: 'Remove the redirect.' }
  }

  function faultOfTo({ from, to, isDraft: fromDraft }: Place): Fault | undefined {
    const path = ownPath(to)
    if (path === undefined) return faultOfWebAddress(to, siteUrl)
    const onward = byFrom.get(keyOf(path))
    if (!onward) {
      const day = fromDraft ? undefined : today()
      return referenceFault('address', decodePath(path), targets, day)
    }
    if (keyOf(path) === keyOf(from)) {
      return { problem: `is "${to}", the same address`, advice: 'Redirect it to a page.' }
    }
    const end = endOf(keyOf(path))
    const next = `is "${to}", which item ${onward.index + 1} redirects`
    if (end !== undefined) return { problem: next, advice: `Use "${end}" instead.` }
    return {
      problem: `${next}, in a loop that reaches no page`,
      advice: 'Redirect one of its items to a page.',
    }
  }

  return redirects.flatMap((redirect) => {
    const faults = { from: faultOfFrom(redirect), to: faultOfTo(redirect) }
    return Object.entries(faults).flatMap(([field, fault]) =>
      fault ? { file: record.file, path: [redirect.index, field], ...fault } : [],
    )
  })
}

function withoutDraft(value: unknown): unknown {
  if (!isGroup(value)) return value
  const { draft: _, ...redirect } = value
  return redirect
}

/** The key of a path. @param path percent-encoded path, as in a link. */
function keyOf(path: string): string {
  return addressKey(decodePath(path))
}

/** The path of an address of this site; undefined for an address of another site. */
function ownPath(to: string): string | undefined {
  return to.startsWith('/') ? to.replace(/#.*$/, '') : undefined
}

/** Reports an absolute URL of this site, because such a URL would escape the checks of this site's addresses. */
function faultOfWebAddress(to: string, siteUrl: string | undefined): Fault | undefined {
  if (siteUrl === undefined || !URL.canParse(siteUrl)) return undefined
  const { origin, pathname, hash } = new URL(to)
  if (origin !== new URL(siteUrl).origin) return undefined
  const advice = `Use "${pathname}${hash}" instead.`
  return { problem: `is "${to}", an address of this site`, advice }
}

/** Returns a function that finds the end of a chain of redirects, undefined for a loop. Each chain is walked once. */
function endsOf(byFrom: ReadonlyMap<string, Redirect>): (key: string) => string | undefined {
  const ends = new Map<string, string | undefined>()
  return (start) => {
    const walked = new Set<string>()
    let key = start
    let end: string | undefined
    while (!ends.has(key) && !walked.has(key)) {
      walked.add(key)
      const to = byFrom.get(key)?.to
      const path = to && ownPath(to)
      if (path === undefined || !byFrom.has(keyOf(path))) {
        end = to
        break
      }
      key = keyOf(path)
    }
    for (const one of walked) ends.set(one, end ?? ends.get(key))
    return ends.get(start)
  }
}

/** Returns a function that says what already uses the address of a key. Drafts do not use an address yet. */
function takenAddresses(
  records: readonly ContentRecord[],
  { publishedBy }: Targets,
): (key: string) => Exclude<Words, string> | undefined {
  const files = new Set([...publishedBy(LAST_DAY).addresses].map(addressKey))
  const pages = new Map<string, string>()
  const lists = new Set<string>()
  for (const { key, file, value } of records) {
    if (!isGroup(value) || isDraft(value)) continue
    const { path, aliases, sections } = value
    const others = Array.isArray(aliases) ? aliases : []
    for (const address of [path, key === 'posts' ? value.link : undefined, ...others]) {
      if (typeof address === 'string') pages.set(addressKey(address), file)
    }
    const isList = key === 'authors' || (Array.isArray(sections) && sections.some(isPaged))
    if (isList && typeof path === 'string') lists.add(addressKey(path))
  }
  return (key) => {
    const page = key.replace(/\/index\.html$|\.html$/, '') || '/'
    const file = pages.get(page)
    if (file && page === key) return ['which ', { file }, ' uses']
    if (file) return ['which already leads to the page of ', { file }]
    if (files.has(key)) return ['which is a file of this site']
    if (RECEIVER_ADDRESSES.test(key)) return ['which the receiver handles itself']
    const list = FURTHER_PAGE.exec(key)?.groups?.list
    return list && lists.has(list) ? [`which is reserved for further pages of ${list}`] : undefined
  }
}
