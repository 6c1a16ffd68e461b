import { readdir } from 'node:fs/promises'
import { collections } from '../collections.ts'
import type { ContentFault } from '../faultSentence.ts'
import { valueAt } from '../fieldsOf.ts'
import type { ContentRecord } from '../records.ts'
import { isBelow, isLanguageTag, type Language } from '../schemas/languages.ts'
import { addressField } from './addresses.ts'

const FILE = `content/${collections.languages.path}`

/**
 * Reports languages that conflict with each other, and original pages at an address that belongs to a language.
 * @param languages the languages of the file, each of them valid.
 */
export function checkLanguages(
  languages: readonly Language[],
  originals: readonly ContentRecord[],
): ContentFault[] {
  if (languages.length === 0) return []
  const faults: ContentFault[] = []
  const refuse = (index: number, field: string, fault: Omit<ContentFault, 'file' | 'path'>) =>
    faults.push({ file: FILE, path: [index, field], ...fault })
  const locale = valueAt(originals.find(({ key }) => key === 'brand')?.value, ['locale'])
  const [first, ...others] = languages
  if (first?.tag !== locale) {
    const problem = [
      `is "${first?.tag}", but `,
      { file: 'content/site/brand.yaml' },
      ` has ${locale}`,
    ]
    refuse(0, 'tag', {
      problem,
      advice: 'The first language must be that of the content folder itself.',
    })
  }
  if (first?.path !== undefined) {
    const problem = 'is set for the first language, whose addresses have no prefix'
    refuse(0, 'path', { problem, advice: 'Remove it.' })
  }
  for (const [index, { path }] of others.entries()) {
    if (path === undefined) refuse(index + 1, 'path', { advice: 'Add it, such as /de.' })
  }
  for (const [index, { tag, path, words_from: from }] of languages.entries()) {
    const before = languages.slice(0, index)
    if (before.some((other) => other.tag === tag)) {
      refuse(index, 'tag', {
        problem: `is "${tag}", which another language also has`,
        advice: 'Keep one of them.',
      })
    }
    if (path !== undefined && before.some((other) => other.path === path)) {
      const problem = `is ${path}, which another language also has`
      refuse(index, 'path', { problem, advice: 'Give each language its own.' })
    }
    if (from !== undefined && !before.some((other) => other.tag === from)) {
      refuse(index, 'words_from', { found: from, allowed: before.map((other) => other.tag) })
    }
  }
  return [...faults, ...originals.flatMap((record) => takenAddress(record, others))]
}

function takenAddress(
  { key, file, value }: ContentRecord,
  languages: readonly Language[],
): ContentFault[] {
  const field = addressField(key)
  const address = field && valueAt(value, [field])
  if (!field || typeof address !== 'string') return []
  return languages.flatMap(({ path, name }) => {
    if (path === undefined || !isBelow(path, address)) return []
    const problem = `is ${address}, which belongs to the pages in ${name}`
    return [{ file, path: [field], problem, advice: 'Use another address.' }]
  })
}

/** Folder names that are probably languages, such as de or pt-BR. */
const LANGUAGE_FOLDER = /^[a-z]{2,3}(?:-[A-Za-z0-9-]+)?$/

/** Whether a folder of the content has the name of a language. */
export function isLanguageFolder(name: string): boolean {
  return LANGUAGE_FOLDER.test(name) && isLanguageTag(name)
}

/** Reports folders of the content that have the name of a language which the site does not list. */
export async function checkFolders(
  contentDirectory: string,
  languages: readonly Language[],
): Promise<ContentFault[]> {
  const entries = await readdir(contentDirectory, { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry): ContentFault[] => {
    const { name } = entry
    const isLanguage = entry.isDirectory() && isLanguageFolder(name)
    if (!isLanguage || languages.slice(1).some(({ tag }) => tag === name)) return []
    const problem = ['is the folder of a language that ', { file: FILE }, ' does not list']
    return [{ file: `content/${name}`, problem, advice: 'Add it there, or rename the folder.' }]
  })
}
