import { dirname, parse } from 'node:path'
import { isGroup } from '../content-model/fieldsOf.ts'
import type { Finding, LaunchInput } from './launchInput.ts'
import { writtenTexts } from './writtenTexts.ts'

/** Matches reserved domains (RFC 2606 and RFC 6761), also as the last part of a profile's address. */
const RESERVED =
  /(?:[\w-]+\.)+(?:example|test|invalid|localhost)\b(?![\w-]|\.\w)|\b(?:[\w-]+\.)*example\.(?:com|org|net)\b|\blocalhost\b/i

/** Reports web addresses, mailboxes and profiles with a reserved domain, which nobody can own. */
export function checkReservedAddresses({ records }: LaunchInput): Finding[] {
  return writtenTexts(records).flatMap(({ file, field, text, isArticle }) => {
    const [reserved] = RESERVED.exec(text) ?? []
    if (!reserved) return []
    return {
      level: isArticle ? ('should' as const) : ('must' as const),
      file,
      field,
      found: isArticle ? reserved : text.trim(),
      advice: isArticle
        ? 'Check that it is intended as an example.'
        : 'Replace it with your own address.',
    }
  })
}

/** Matches anything in a text that may be a telephone number. */
const NUMBER = /\+?\(?\d[\d\s().-]{7,}\d/g

/** Numbers without country code and leading zero that Ofcom reserves: ofcom.org.uk, "Numbers for drama use". */
const UK_DRAMA = [
  /^11[345678]4960\d{3}$/,
  /^1(?:21|31|41|51|61)4960\d{3}$/,
  /^1914980\d{3}$/,
  /^1632960\d{3}$/,
  /^2079460\d{3}$/,
  /^2896496\d{3}$/,
  /^2920180\d{3}$/,
  /^3069990\d{3}$/,
  /^7700900\d{3}$/,
  /^8081570\d{3}$/,
  /^9098790\d{3}$/,
]
/** 555-0100 to 555-0199 in any area, which the North American Numbering Plan reserves for fiction. */
const US_FICTION = /^1?[2-9]\d{2}55501\d{2}$/

/** Reports telephone numbers that are reserved for fiction. */
export function checkReservedNumbers({ records }: LaunchInput): Finding[] {
  return writtenTexts(records).flatMap(({ file, field, text, isArticle }) => {
    const number = text.match(NUMBER)?.find(isReserved)
    if (!number) return []
    return {
      level: isArticle ? ('should' as const) : ('must' as const),
      file,
      field,
      found: number.trim(),
      advice: isArticle
        ? 'This number is reserved for fiction. Check that it is intended as an example.'
        : 'This number is reserved for fiction. Replace it with your own.',
    }
  })
}

/** Whether a number is reserved for fiction in Britain or North America. */
export function isReserved(number: string): boolean {
  const figures = number.replaceAll(/\D/g, '')
  const british = figures.replace(/^(?:0044|44|0)0?/, '')
  return UK_DRAMA.some((range) => range.test(british)) || US_FICTION.test(figures)
}

type Group = { file: string; total: number; demo: string[] }

/** Reports records marked `demo: true`, which are made up. */
export function checkDemoRecords({ records }: LaunchInput): Finding[] {
  const groups = new Map<string, Group>()
  for (const { key, file, value } of records) {
    const items = Array.isArray(value) ? value : [value]
    for (const item of items) {
      if (!isGroup(item) || !('id' in item)) continue
      const group = groups.get(key) ?? {
        file: Array.isArray(value) ? file : `${dirname(file)}/`,
        total: 0,
        demo: [],
      }
      group.total += 1
      if (item.demo === true) {
        group.demo.push(Array.isArray(value) ? String(item.name) : parse(file).name)
      }
      groups.set(key, group)
    }
  }
  return [...groups.values()].flatMap(({ file, total, demo }) =>
    demo.length === 0
      ? []
      : {
          level: 'must' as const,
          file,
          field: '"demo"',
          found: `${demo.length} of ${total} made up: ${demo.join(', ')}`,
          advice: 'Replace them with real ones and remove the line "demo: true", or delete them.',
        },
  )
}
