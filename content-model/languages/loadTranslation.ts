import type { ContentFault } from '../faultSentence.ts'
import { type FileChanges, loadTranslations, type RecordKeys } from '../records.ts'
import type { Language } from '../schemas/languages.ts'
import { withoutAddresses } from './addresses.ts'
import type { Layer, Translation } from './translate.ts'

/** Reads the words of a language, and the words of the languages that it falls back to. */
export async function loadTranslation(
  contentDirectory: string,
  languages: readonly Language[],
  language: Language,
  changes: FileChanges,
  keys?: RecordKeys,
): Promise<Translation & { faults: ContentFault[] }> {
  const { records, faults } = await loadTranslations(contentDirectory, language.tag, changes, keys)
  const layer: Layer = new Map(
    records.map((record) => [record.file.slice(`content/${language.tag}/`.length), record]),
  )
  // Only earlier languages, or two could fall back to each other for ever; `checkLanguages` rejects later ones.
  const before = languages.slice(0, languages.indexOf(language))
  const from = before.find(({ tag }) => tag === language.words_from)
  if (!from) return { language, layer, standIns: [], mayLackWords: false, faults }
  if (from === languages[0]) return { language, layer, standIns: [], mayLackWords: true, faults }
  // The faults of the other language are reported when that language is read.
  const standIn = await loadTranslation(contentDirectory, languages, from, changes, keys)
  const words = new Map(
    [...standIn.layer].map(([path, record]) => [path, withoutAddresses(record)] as const),
  )
  return {
    language,
    layer,
    standIns: [...standIn.standIns, words],
    mayLackWords: standIn.mayLackWords,
    faults,
  }
}
