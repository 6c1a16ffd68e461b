import { isGroup } from '../../../content-model/fieldsOf.ts'
import { isFilled } from './fieldLabels.ts'

/** Fields from which a record's file and address are named, the best first. */
const NAMING_FIELDS = ['heading', 'title', 'name', 'project_name', 'service_name']
const LONGEST_SAFE_NAME = 60

/** Latin letters that are none with a mark, as those who lack them write them. */
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

/** Words as the name of a file or an address: Our new team.JPG becomes our-new-team-jpg. */
export function safeName(words: string): string {
  return joined(plainLetters(words), /[^a-z0-9]+/g)
}

/**
 * Words as the name of a picture: as `safeName`, and letters of other scripts stay, since nobody types its address.
 * 写真 (1) becomes 写真-1.
 */
export function safePictureName(words: string): string {
  return joined(plainLetters(words), /[^\p{L}\p{M}\p{N}]+/gu)
}

/** Small letters, those of Latin without their marks: in other scripts a mark makes another letter. */
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
      // A rare letter may have been cut in two.
      .replaceAll(/^-+|[-\p{Cs}]+$/gu, '')
  )
}

/** The field from which a record is named; undefined where none of them says anything. */
export function namingField(value: Record<string, unknown>): string | undefined {
  return NAMING_FIELDS.find((field) => isFilled(value[field]))
}

/** A name for a record's file and address, made from what the record says; blank while it says nothing. */
export function nameOfRecord(value: unknown): string {
  if (!isGroup(value)) return ''
  const field = namingField(value)
  if (field) return safeName(String(value[field]))
  const { category, tier } = value
  return isFilled(category) && isFilled(tier) ? `${category}-${tier}` : ''
}

const UNNAMED = /\/unfinished-[0-9a-f]{8}\.\w+$/

/** The file under which a record is kept that nobody has named yet. @param folder as content/posts. */
export function unnamedFile(folder: string, extension: string): string {
  return `${folder}/unfinished-${crypto.randomUUID().slice(0, 8)}${extension}`
}

/** Whether nobody has named it yet. */
export function isUnnamed(file: string): boolean {
  return UNNAMED.test(file)
}
