import { isGroup } from '../../../content-model/fieldsOf.ts'
import { isFilled } from './fieldLabels.ts'

/** Fields that give a record's file and address their names, the best first. */
const NAMING_FIELDS = ['heading', 'title', 'name', 'project_name', 'service_name']
const LONGEST_SAFE_NAME = 60

/** Latin letters that do not decompose into a plain letter and a mark, with their usual spelling. */
const SPELT_OUT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** A safe name for a file or an address: Our new team.JPG becomes our-new-team-jpg. */
export function safeName(words: string): string {
  return joined(plainLetters(words), /[^a-z0-9]+/g)
}

/**
 * A safe name for a picture. Unlike `safeName` it keeps letters of other scripts, since nobody types the address of a
 * picture: 写真 (1) becomes 写真-1.
 */
export function safePictureName(words: string): string {
  return joined(plainLetters(words), /[^\p{L}\p{M}\p{N}]+/gu)
}

/** Lower-case letters. Only Latin letters lose their marks: in other scripts a mark makes another letter. */
function plainLetters(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => SPELT_OUT[letter] ?? '')
}

function joined(words: string, between: RegExp): string {
  return (
    words
      .replaceAll(between, '-')
      .slice(0, LONGEST_SAFE_NAME)
      // The length limit may have split a surrogate pair.
      .replaceAll(/^-+|[-\p{Cs}]+$/gu, '')
  )
}

/** The field that gives a record its name; undefined if all such fields are blank. */
export function namingField(value: Record<string, unknown>): string | undefined {
  return NAMING_FIELDS.find((field) => isFilled(value[field]))
}

/** A name for a record's file and address, made from its fields; blank while they are blank. */
export function nameOfRecord(value: unknown): string {
  if (!isGroup(value)) return ''
  const field = namingField(value)
  if (field) return safeName(String(value[field]))
  const { category, tier } = value
  return isFilled(category) && isFilled(tier) ? `${category}-${tier}` : ''
}

const UNNAMED = /\/unfinished-[0-9a-f]{8}\.\w+$/

/** A placeholder file for a record that nobody has named yet. @param folder as content/posts. */
export function unnamedFile(folder: string, extension: string): string {
  return `${folder}/unfinished-${crypto.randomUUID().slice(0, 8)}${extension}`
}

/** Whether a file is a placeholder. */
export function isUnnamed(file: string): boolean {
  return UNNAMED.test(file)
}
