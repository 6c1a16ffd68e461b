import { quoted, type Tell } from './warnings.ts'

const PLACE =
  /<!--\s*wp:(?:core\/)?footnotes\b.*?\/\s*-->|\[(?:footnotes|efn_reference|references|modern_footnotes_list)\]/s
/** Shortcodes of plugins around the text of a note. */
const SHORTCODE =
  /\s*(?<!\[)\[(footnote|efn_note|note|ref|fn|mfn|modern_footnote|ft)(?:\s[^\]]*)?\](.*?)\[\/\1\]/gis

type Note = { id: string; content: string }

/**
 * Turns the notes of an article into a list, linked from the signs in the text. WordPress stores notes beside the
 * article; plugins store them in the text.
 * @param kept WordPress's notes as JSON, blank if there are none.
 */
export function withFootnotes(html: string, kept: string, tell: Tell): string {
  const own = notesIn(kept, tell)
    .filter(({ id }) => id !== '')
    .toSorted((one, other) => placeOf(html, one) - placeOf(html, other))
  let text = own.reduce(
    (words, { id }, index) =>
      words
        .replaceAll(`#${id}"`, `#note-${index + 1}"`)
        .replaceAll(`"${id}-link"`, `"note-${index + 1}-link"`),
    html,
  )
  const notes = own.map(({ content }) => content)
  text = text.replaceAll(SHORTCODE, (_, _name: string, words: string) => {
    notes.push(words.trim())
    return `<sup><a href="#note-${notes.length}">${notes.length}</a></sup>`
  })
  if (notes.length === 0) return text
  const items = notes.map((words, index) => `<li id="note-${index + 1}">${words}</li>`)
  const list = `<ol>${items.join('')}</ol>`
  return PLACE.test(text) ? text.replace(PLACE, () => list) : `${text}\n\n${list}`
}

function placeOf(html: string, { id }: Note): number {
  const place = html.indexOf(id)
  return place === -1 ? Number.POSITIVE_INFINITY : place
}

function notesIn(kept: string, tell: Tell): Note[] {
  if (kept === '') return []
  try {
    const notes: unknown = JSON.parse(kept)
    return (Array.isArray(notes) ? notes : []).map(({ id, content }) => ({
      id: String(id ?? ''),
      content: String(content ?? ''),
    }))
  } catch {
    tell(`Its footnotes cannot be read and were left out: ${quoted(kept)}`)
    return []
  }
}
