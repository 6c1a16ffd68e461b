/** What speaks against an SVG drawing, which stands in the pages themselves, or undefined. */
export function svgFault(text: string): string | undefined {
  if (!/<svg[\s>]/i.test(text)) return 'The file is no SVG drawing.'
  if (!/\bviewBox=/.test(text)) {
    return 'The SVG has no viewBox, by which the site knows its size. Export it again with one.'
  }
  if (/<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:/i.test(text)) {
    return 'The SVG contains a script, which a logo does not need. Export it as a plain drawing.'
  }
  return undefined
}
