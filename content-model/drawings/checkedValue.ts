import { FUNCTIONS } from './allowed.ts'
import { DrawingFault, forbidden } from './DrawingFault.ts'

const NAME = /[\p{L}\p{N}_.:-]+/u.source
const OWN_NAME = new RegExp(`^${NAME}$`, 'u')
const OWN_PART = new RegExp(`^#${NAME}$`, 'u')
const OWN_URL = new RegExp(`(?<![\\w-])url\\(\\s*(["']?)#(${NAME})\\1\\s*\\)`, 'giu')
const OWN_PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=]*$/
/** Attributes that are only read aloud. They may have any value. */
const HEARD = new Set(['role', 'aria-label'])

/**
 * The safe value of an attribute or a style; undefined for an invalid id.
 * @throws DrawingFault if the value refers to something outside the drawing, calls a forbidden function or contains a
 * backslash: CSS reads `u\72l` as `url`.
 */
export function checkedValue(
  element: string,
  attribute: string,
  written: string,
  where: string,
): string | undefined {
  const value = written.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  if (attribute === 'id') return OWN_NAME.test(value) ? value : undefined
  if (HEARD.has(attribute)) return value
  if (attribute === 'href') {
    if (OWN_PART.test(value)) return value
    const picture = value.replaceAll(' ', '')
    if (element === 'image' && OWN_PICTURE.test(picture)) return picture
    throw outside(attribute, where)
  }
  const rest = value.replaceAll(OWN_URL, '')
  if (/url\(/i.test(rest)) throw outside(attribute, where)
  const calls = [...rest.matchAll(/(?<![\w-])([\w-]*)\(/g)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  if (rest.includes('\\') || calls.some((name) => !FUNCTIONS.has(name))) {
    throw forbidden(`${attribute}="${value}"`, where)
  }
  return value.replaceAll(OWN_URL, 'url(#$2)')
}

/** Renames the ids that a value defines or refers to. */
export function renamed(attribute: string, value: string, rename: (id: string) => string): string {
  if (attribute === 'id') return rename(value)
  if (attribute === 'href' && value.startsWith('#')) return `#${rename(value.slice(1))}`
  if (HEARD.has(attribute)) return value
  return value.replaceAll(OWN_URL, (_url, _quote, id: string) => `url(#${rename(id)})`)
}

function outside(attribute: string, where: string): DrawingFault {
  return new DrawingFault(
    `refers to something outside the file (${attribute}) in ${where}, which pages may not load`,
  )
}
