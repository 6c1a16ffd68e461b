import type { ContentRecord } from './ContentRecord.ts'
import { fieldName } from './fieldName.ts'
import { type FieldPath, fieldsOf, isGroup } from './fieldsOf.ts'

/** Words for {clients}, {name} and the like; undefined where their own file lacks them. */
export type Facts = Map<string, string | undefined>

// A fact that is missing is refused in its own file; a figure in its place keeps the fields that
// use it from being refused in vain.
const STAND_IN = '1'

const CLAIMS = [
  'clients',
  'satisfaction',
  'years',
  'projects',
  'partners',
  'ads_results',
  'seo_results',
]

/** The facts of brand.yaml and claims.yaml, as far as those files hold them. */
export function factsOf(brand: unknown, claims: unknown): Facts {
  const phone = isGroup(brand) ? brand.phone : undefined
  const address = isGroup(brand) ? brand.address : undefined
  return new Map([
    ...CLAIMS.map((name): [string, string | undefined] => [name, wordOf(claims, name)]),
    ['name', wordOf(brand, 'name')],
    ['email', wordOf(brand, 'email')],
    ['phone', wordOf(phone, 'display')],
    ['town', wordOf(address, 'locality')],
    ['copyright_year', wordOf(brand, 'copyright_year')],
  ])
}

function wordOf(group: unknown, name: string): string | undefined {
  const value = isGroup(group) ? group[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** Tells an author which words may stand in braces. */
export function allowedFacts(facts: Facts, runTimeWords: string[] = []): string {
  const allowed = [...runTimeWords, ...facts.keys()].map((name) => `{${name}}`)
  return `Use one of ${allowed.join(', ')}.`
}

/**
 * The record's value with every {fact} in it put in. Words that the page fills in while it is shown
 * stay where the schema allows them; any other {word} is refused.
 */
export function interpolateFacts(
  record: ContentRecord,
  facts: Facts,
): { value: unknown; refusals: string[] } {
  const refusals: string[] = []
  const runTimeWords = new Map<string, string[]>()
  for (const { schema, path } of fieldsOf(record.jsonSchema, record.value)) {
    const words = schema['x-run-time-words']
    if (Array.isArray(words)) runTimeWords.set(fieldName(path), words.map(String))
  }

  function complete(value: unknown, path: FieldPath): unknown {
    if (Array.isArray(value)) return value.map((item, index) => complete(item, [...path, index]))
    if (isGroup(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, complete(part, [...path, name])]),
      )
    }
    return typeof value === 'string' ? completeText(value, path) : value
  }

  function completeText(text: string, path: FieldPath): string {
    const kept = runTimeWords.get(fieldName(path)) ?? []
    return text.replace(/\{([^{}]*)\}/g, (braced, word: string) => {
      if (kept.includes(word)) return braced
      if (facts.has(word)) return facts.get(word) ?? STAND_IN
      refusals.push(
        `${record.file}: ${fieldName(path)} says ${braced}. ${allowedFacts(facts, kept)}`,
      )
      return braced
    })
  }

  return { value: complete(record.value, []), refusals }
}
