import { parse } from 'ultrahtml'

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`
/** A comment; a script or a style with its contents; any other tag. */
const MARKUP = new RegExp(
  `<!--[^]*?-->|<(?<raw>script|style)(?=[\\s/>])(?<attributes>${ATTRIBUTES}>)(?<code>[^]*?</\\k<raw>)|<[a-z]${ATTRIBUTES}>`,
  'gi',
)
const VALUE = /"[^"]*"|'[^']*'/g
/** Text that the parser takes for the end of a tag or a value, even within a value. */
const SIGNS: Record<string, string> = { '<': '&lt;', '>': '&gt;', '\\': '&#92;' }

/** Parses finished HTML, whatever words its attributes hold. Its positions count from its own copy of the text. */
export function parseHtml(html: string): ReturnType<typeof parse> {
  return parse(withoutSigns(html))
}

/** The same HTML with escaped markup characters in its attributes. */
export function withoutSigns(html: string): string {
  return html.replace(MARKUP, escapeValues)
}

function escapeValues(markup: string, ...rest: unknown[]): string {
  if (markup.startsWith('<!--')) return markup
  const { raw, attributes, code } = rest.at(-1) as Partial<Record<string, string>>
  if (raw !== undefined) return `<${raw}${escapeTag(attributes ?? '')}${code}`
  return escapeTag(markup)
}

function escapeTag(tag: string): string {
  return tag.replace(VALUE, (value) => value.replace(/[<>\\]/g, (sign) => SIGNS[sign] ?? sign))
}
