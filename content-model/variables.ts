import type { ContentFault } from './faultSentence.ts'
import { type FieldPath, fieldName, fieldsOf, isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'
import { analyticsSchema, countingWords } from './schemas/analytics.ts'

/** Words for {clients}, {name} and the like; undefined if their own file lacks them. */
export type Variables = Map<string, string | undefined>

// A variable that is missing is an error of its own file; a figure in its place keeps the fields that
// use it from being errors too.
const STAND_IN = '1'

/** The sources of the variables in the files, checked or not. */
export type VariableFiles = Record<'brand' | 'claims' | 'analytics', unknown>

const CLAIMS = [
  'clients',
  'satisfaction',
  'years',
  'projects',
  'partners',
  'ads_results',
  'seo_results',
]

/** The variables of brand.yaml, claims.yaml and analytics.yaml, as far as those files hold them. */
export function variablesOf({ brand, claims, analytics }: VariableFiles): Variables {
  const address = isGroup(brand) ? brand.address : undefined
  const counting = analyticsSchema.safeParse(analytics)
  const words = counting.success ? countingWords(counting.data) : undefined
  return new Map([
    ...CLAIMS.map((name): [string, string | undefined] => [name, wordOf(claims, name)]),
    ['name', wordOf(brand, 'name')],
    ['email', wordOf(brand, 'email')],
    // Without non-breaking spaces, a number at the end of a line would read as two.
    ['phone', wordOf(brand, 'phone')?.replaceAll(' ', '\u00a0')],
    ['town', wordOf(address, 'locality')],
    ['copyright_year', wordOf(brand, 'copyright_year')],
    ['counting', words?.text],
    ['counting_in_short', words?.in_short],
  ])
}

function wordOf(group: unknown, name: string): string | undefined {
  const value = isGroup(group) ? group[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The words that may stand in braces, with these. */
export function allowedVariables(variables: Variables, runTimeWords: string[] = []): string[] {
  return [...runTimeWords, ...variables.keys()].map((name) => `{${name}}`)
}

/**
 * The record's value with every {variable} in it put in. Words that the page fills in while it is shown
 * stay where the schema allows them; any other {word} is a fault.
 */
export function interpolateVariables(
  record: ContentRecord,
  variables: Variables,
): { value: unknown; faults: ContentFault[] } {
  const faults: ContentFault[] = []
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
    if (!text.includes('{')) return text
    const kept = runTimeWords.get(fieldName(path)) ?? []
    return text.replace(/\{([^{}]*)\}/g, (braced, word: string) => {
      if (kept.includes(word)) return braced
      if (variables.has(word)) return variables.get(word) ?? STAND_IN
      const allowed = allowedVariables(variables, kept)
      faults.push({ file: record.file, path, problem: `says ${braced}`, allowed })
      return braced
    })
  }

  return { value: complete(record.value, []), faults }
}

/** A variable, as {clients}. */
const VARIABLE = /\{(\w+)\}/g

/**
 * Words with every {variable} in them filled in.
 * @param refuse receives each unknown {word}, which stays as it is.
 */
export function fillVariables(
  words: string,
  variables: Variables,
  refuse: (braced: string) => void = () => {},
): string {
  return words.replace(VARIABLE, (braced, name: string) => {
    if (!variables.has(name)) refuse(braced)
    return variables.get(name) ?? braced
  })
}
