import { ANY_OFFER_PHRASE, OFFER_PHRASES } from './offers.ts'
import type { SpamSignal } from './signals.ts'

/** The parts of a message that are judged. */
export type JudgedText = {
  email: string
  name: string | null
  subject: string | null
  comments: string | null
}

/** The rest of a longer text is ignored: offers come early. */
const MAX_LENGTH = 5_000

/**
 * Judges a message by its content alone, so a message has the same signals at any time.
 * @param locale of the site, as `en-GB`: letters of its script are not foreign.
 */
export function textSignals(message: JudgedText, locale: string): SpamSignal[] {
  if (!message.name && !message.subject && !message.comments) return []
  const name = readable(message.name)
  const subject = readable(message.subject)
  const comments = readable(message.comments)
  const text = `${subject}\n${comments}`
  const isMixed = mixedWords(text).length >= MIN_MIXED_WORDS
  return [
    ...linkSignals(comments, text, name, message.email),
    ...offerSignals(isMixed ? withLatinLetters(text.toLowerCase()) : text),
    ...(isMixed ? [['mixed-scripts', ''] as const] : scriptSignals(text, locale)),
    ...senseSignals(name, subject, comments),
  ]
}

/**
 * Normalises letters to their usual form (bold and wide letters are separate characters) and removes invisible
 * characters.
 */
function readable(text: string | null): string {
  return (text ?? '')
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
}

const LINK_SIGN = /[/@]|\.\S/u

/** A text without web and mail addresses, and without any other word that contains one of their signs. */
export function withoutLinks(text: string): string {
  if (!LINK_SIGN.test(text)) return text
  const words = text.split(/\s+/u)
  return words.filter((word) => !LINK_SIGN.test(word)).join(' ')
}

const LINKS = /\b(?:https?:\/\/|www\.)[^\s<>"'()[\]]+/giu
const LINK_MARKUP = /\[url\b|\[link\b|<a\s[^>]{0,100}href/iu
const SHORTENERS =
  /^(?:bit\.ly|tinyurl\.com|t\.me|telegra\.ph|cutt\.ly|is\.gd|rb\.gy|clck\.ru|vk\.cc|ow\.ly|shorturl\.at|rebrand\.ly|s\.id|t\.ly)$/u
/** A person who compares may name three sites; a list of examples has a few more. */
const MIN_LINKED_SITES = 4
const MANY_LINKED_SITES = 8
const FEW_WORDS = 6

function linkSignals(comments: string, text: string, name: string, email: string): SpamSignal[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const links = text.match(LINKS) ?? []
  // Pages of the writer's own site do not count: the site is why he writes.
  const sites = new Set(links.map(siteOf).filter((site) => !`.${site}`.endsWith(`.${domain}`)))
  const short = [...sites].filter((site) => SHORTENERS.test(site))
  const signals: SpamSignal[] = []
  if (sites.size >= MANY_LINKED_SITES) signals.push(['many-links', String(sites.size)])
  else if (sites.size >= MIN_LINKED_SITES) signals.push(['links', String(sites.size)])
  else if (links.length > 0) signals.push(['link', ''])
  if (short.length > 0) signals.push(['short-link', short.join(', ')])
  if (sites.size > 0 && wordsBeside(comments) <= FEW_WORDS) signals.push(['only-link', ''])
  if (LINK_MARKUP.test(text)) signals.push(['link-markup', ''])
  if (name.search(LINKS) >= 0) signals.push(['link-in-name', ''])
  return signals
}

function wordsBeside(comments: string): number {
  return (comments.replace(LINKS, ' ').match(/\p{L}{2,}/gu) ?? []).length
}

/** The host of a link, or the part of an unparsable link that looks like one. */
function siteOf(link: string): string {
  const [host = ''] = link
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .split(/[/?#:]/u)
  return host.replace(/^www\./u, '')
}

/** From this many phrases on, the text is an offer and nothing else. */
const MANY_PHRASES = 3
const SHOWN_PHRASES = 5

function offerSignals(text: string): SpamSignal[] {
  const plain = text.toLowerCase().replace(/[’`´]/gu, "'").replace(/\s+/gu, ' ')
  if (!ANY_OFFER_PHRASE.test(plain)) return []
  const matches = OFFER_PHRASES.flatMap((phrase) => plain.match(phrase) ?? [])
  const found = [...new Set(matches.map((phrase) => phrase.trim()))]
  const detail = found
    .slice(0, SHOWN_PHRASES)
    .map((phrase) => `“${phrase}”`)
    .join(', ')
  if (found.length === 1) return [['offer-phrase', detail]]
  return [[found.length < MANY_PHRASES ? 'offer-phrases' : 'offer-text', detail]]
}

/** Small Cyrillic and Greek letters, each before the Latin letter that it looks like. */
const LOOK_ALIKES = new Map(
  'аa еe іi оo рp сc уy хx кk мm тt вb нh αa εe ιi οo ρp υu νv κk τt χx'
    .split(' ')
    .map(([letter = '', latin = '']) => [letter, latin] as const),
)
/** A single mixed word may be a typing slip. */
const MIN_MIXED_WORDS = 2
/** Shorter words such as `μm` are units. */
const MIN_MIXED_LENGTH = 4

const FOREIGN_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

function mixedWords(text: string): string[] {
  if (!FOREIGN_LETTER.test(text)) return []
  const words = text.match(/\p{L}+/gu) ?? []
  return words.filter((word) => {
    if (word.length < MIN_MIXED_LENGTH || !FOREIGN_LETTER.test(word)) return false
    return /\p{Script=Latin}/u.test(word)
  })
}

function withLatinLetters(text: string): string {
  return text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    return LOOK_ALIKES.get(letter) ?? letter
  })
}

function scriptSignals(text: string, locale: string): SpamSignal[] {
  if (!/[\p{L}--\p{Script=Latin}]/v.test(text)) return []
  const letters = text.replace(/\P{L}+/gu, '')
  const latin = letters.replace(/\P{Script=Latin}+/gu, '')
  if (latin.length >= letters.length / 2) return []
  const isLatinSite = new Intl.Locale(locale).maximize().script === 'Latn'
  return isLatinSite ? [['other-script', '']] : []
}

const MIN_SHOUT_LETTERS = 40

function senseSignals(name: string, subject: string, comments: string): SpamSignal[] {
  const signals: SpamSignal[] = []
  if (isRandom(comments)) signals.push(['random-text', ''])
  if (isRandom(name) || isRandom(subject)) signals.push(['random-name', ''])

  const fields = [name, subject, comments].map((text) => text.trim().toLowerCase())
  const filled = fields.filter((text) => text !== '')
  if (new Set(filled).size < filled.length) signals.push(['same-fields', ''])

  const cased = comments.replace(/[^\p{Lu}\p{Ll}]+/gu, '')
  const capitals = cased.replace(/\p{Ll}+/gu, '')
  if (cased.length >= MIN_SHOUT_LETTERS && capitals.length > cased.length * 0.6) {
    signals.push(['capitals', ''])
  }
  return signals
}

/** Words of at least six letters and digits. */
const LONG_WORDS = /[\p{L}\d]{6,}/gu
/** Within a word, as in `wvHKzfTOg`: brands and Scottish names have one change. */
const MIN_CASE_CHANGES = 2
/** Some German words have seven in a row, but most words of a text do not. */
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{5}/iu

/** Whether most of the longer words of a text look typed blindly or random. */
function isRandom(text: string): boolean {
  const plain = text.replace(LINKS, ' ').normalize('NFD').replace(/\p{M}/gu, '')
  const long = plain.match(LONG_WORDS) ?? []
  return long.length > 0 && long.filter(isRandomWord).length > long.length / 2
}

function isRandomWord(word: string): boolean {
  if (!/^[a-z\d]+$/iu.test(word)) return false
  const caseChanges = word.match(/[a-z](?=[A-Z])/gu) ?? []
  const digitChanges = word.match(/[a-z](?=\d)|\d(?=[a-z])/giu) ?? []
  return caseChanges.length >= MIN_CASE_CHANGES || digitChanges.length >= 3 || CONSONANTS.test(word)
}
