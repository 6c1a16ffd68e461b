import type { ContentFault } from './faultSentence.ts'
import { type FieldPath, fieldName, fieldsOf, isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'
import { analyticsSchema, countingWords } from './schemas/analytics.ts'

/** The words for {clients}, {name} and other variables; undefined if their file lacks them. */
export type Variables = Map<string, string | undefined>

// A missing variable is a fault of its own file. The stand-in, a figure, prevents further faults in the fields that
// use the variable.
const STAND_IN = '1'

/** Values of the files that define variables, which may have faults. */
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

/** The variables of brand.yaml, claims.yaml and analytics.yaml; undefined for fields that are missing. */
export function variablesOf({ brand, claims, analytics }: VariableFiles): Variables {
  const address = isGroup(brand) ? brand.address : undefined
  const counting = analyticsSchema.safeParse(analytics)
  const words = counting.success ? countingWords(counting.data) : undefined
  return new Map([
    ...CLAIMS.map((name): [string, string | undefined] => [name, wordOf(claims, name)]),
    ['name', wordOf(brand, 'name')],
    ['email', wordOf(brand, 'email')],
    // Without non-breaking spaces, a number could wrap and look like two numbers.
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

/** All words that are allowed in braces, including the braces. */
export function allowedVariables(variables: Variables, runTimeWords: string[] = []): string[] {
  return [...runTimeWords, ...variables.keys()].map((name) => `{${name}}`)
}

/**
 * Fills in every {variable} in a record's value. Placeholders that code fills in later are kept if the schema
 * allows them; any other {word} is a fault.
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
      faults.push({ file: record.file, path, problem: `contains ${braced}`, allowed })
      return braced
    })
  }

  return { value: complete(record.value, []), faults }
}

/** Matches a variable such as {clients}. */
const VARIABLE = /\{(\w+)\}/g

/**
 * Fills in every {variable} in the words.
 * @param refuse receives each unknown {word}, which stays unchanged.
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
