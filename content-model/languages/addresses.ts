import { isPageKey } from '../collections.ts'
import type { FieldFault } from '../faultSentence.ts'
import { fieldsOf, isGroup, setAt, valueAt } from '../fieldsOf.ts'
import { type ContentRecord, isDraft } from '../records.ts'
import { isBelow, type Language } from '../schemas/languages.ts'

/** The name of the field with the address of a page or of a folder of pages; undefined if the record is no page. */
export function addressField(key: string): string | undefined {
  if (key === 'posts') return 'link'
  if (key === 'tag_pages') return 'folder'
  return isPageKey(key) ? 'path' : undefined
}

/**
 * Sets the address of a page in a language: the address from the translation, or else the original address with the
 * prefix of the language. Aliases come from the translation only.
 */
export function atOwnAddress(
  { key, value: original }: ContentRecord,
  value: unknown,
  own: unknown,
  { path: prefix = '' }: Language,
): { value: unknown; faults: FieldFault[] } {
  const field = addressField(key)
  if (!field || !isGroup(value)) return { value, faults: [] }
  const given = valueAt(own, [field])
  const aliases = valueAt(own, ['aliases'])
  const faults = [
    ...outside(prefix, given, [field]),
    ...(Array.isArray(aliases) ? aliases : []).flatMap((alias, index) =>
      outside(prefix, alias, ['aliases', index]),
    ),
  ]
  const placed = {
    ...value,
    [field]: given ?? prefixed(prefix, valueAt(original, [field])),
    ...('aliases' in value && { aliases: aliases ?? [] }),
  }
  return { value: placed, faults }
}

/** A record of a language without its addresses, so that another language can use its words. */
export function withoutAddresses(record: ContentRecord): ContentRecord {
  const field = addressField(record.key)
  if (!field || !isGroup(record.value)) return record
  const { [field]: _address, aliases: _aliases, ...value } = record.value
  return { ...record, value }
}

/** An original address with the prefix of a language. */
function prefixed(prefix: string, address: unknown): unknown {
  return typeof address === 'string' ? `${prefix}${address === '/' ? '' : address}` : address
}

function outside(prefix: string, address: unknown, path: FieldFault['path']): FieldFault[] {
  if (typeof address !== 'string' || isBelow(prefix, address)) return []
  return [{ path, found: address, advice: `Begin it with ${prefix}, the address of the language.` }]
}

/** Kinds of references that hold the address of a page. */
const LINKS = ['address', 'posts', 'service_pages', 'cases']

/** A record of a language, with the original record. */
export type Pair = { original: ContentRecord; record: ContentRecord }

/** The records with every link to a page changed to the page's translation, if there is one. */
export function withOwnLinks(pairs: readonly Pair[]): ContentRecord[] {
  const targets = translatedAddresses(pairs)
  return pairs.map(({ record }) => {
    const links = fieldsOf(record.jsonSchema, record.value).flatMap(({ schema, value, path }) => {
      if (!LINKS.includes(String(schema['x-refers-to'])) || typeof value !== 'string') return []
      const [address = '', anchor] = value.split('#')
      const target = targets.get(address)
      if (target === undefined) return []
      return [{ path, target: anchor === undefined ? target : `${target}#${anchor}` }]
    })
    const value = links.reduce(
      (whole, { path, target }) => setAt(whole, path, target),
      record.value,
    )
    return { ...record, value }
  })
}

/** The addresses of published translations by all addresses of their originals. */
function translatedAddresses(pairs: readonly Pair[]): Map<string, string> {
  const targets = new Map<string, string>()
  for (const { original, record } of pairs) {
    const field = addressField(record.key)
    if (!field || (isDraft(record.value) && !isDraft(original.value))) continue
    const target = valueAt(record.value, [field])
    if (typeof target !== 'string') continue
    const aliases = valueAt(original.value, ['aliases'])
    for (const address of [valueAt(original.value, [field]), aliases].flat()) {
      if (typeof address === 'string') targets.set(address, target)
    }
  }
  return targets
}
