import { parse } from 'ultrahtml'

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`
/** Matches a comment, a script or style with its contents, or any other opening tag. */
const MARKUP = new RegExp(
  `<!--[^]*?-->|<(?<raw>script|style)(?=[\\s/>])(?<attributes>${ATTRIBUTES}>)(?<code>[^]*?</\\k<raw>)|<[a-z]${ATTRIBUTES}>`,
  'gi',
)
const VALUE = /"[^"]*"|'[^']*'/g
/** Characters that the parser takes for the end of a tag or a value, even within a value. */
const SIGNS: Record<string, string> = { '<': '&lt;', '>': '&gt;', '\\': '&#92;' }

/** Parses built HTML, with any text in its attributes. Positions refer to the escaped copy of the HTML. */
export function parseHtml(html: string): ReturnType<typeof parse> {
  return parse(withoutSigns(html))
}

/** The HTML with markup characters in attributes escaped. */
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
