import type { Fault, LineFault } from '../faultSentence.ts'

const PLACE = /^(\d+):\d+: (.*)$/s
const NEVER_CLOSED = /^Expected a closing tag for `<([^`>]*)>` \((\d+):/
const CLOSED_TOO_EARLY =
  /^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>` \((\d+):/
const NEVER_OPENED = /^Unexpected closing tag `<\/([^`>]*)>`/
const COMMENT = /^Unexpected character `!`/
const BRACES = /expression|esm|brace/i
/** HTML elements without a closing tag, which MDX requires to be closed. */
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'wbr'])

/** The parser's error in words for authors. Line numbers start at the first line of the text. */
export function syntaxFault(text: string, error: Error): LineFault {
  const [, place, message = error.message] = PLACE.exec(error.message) ?? []
  const line = Number(place ?? 1)
  const pasted = pastedCode(text, line)
  if (pasted) return pasted
  const [, open = '', openLine] = NEVER_CLOSED.exec(message) ?? []
  if (openLine) {
    const remedy = VOID.has(open.toLowerCase())
      ? `Write <${open} />.`
      : `Write </${open}> where it ends, or &lt; for a literal <.`
    const problem = `opens <${open}>, which is never closed`
    return { line: Number(openLine), problem, advice: remedy }
  }
  const [, early = '', stillOpen = '', stillOpenLine = ''] = CLOSED_TOO_EARLY.exec(message) ?? []
  if (stillOpenLine) {
    return {
      line: Number(stillOpenLine),
      problem: `opens <${stillOpen}>, which is still open at </${early}>`,
      advice: `Write </${stillOpen}> before it.`,
    }
  }
  const [, closed] = NEVER_OPENED.exec(message) ?? []
  if (closed !== undefined) {
    const problem = `closes <${closed}>, which is not open there`
    return { line, problem, advice: `Remove </${closed}>.` }
  }
  if (COMMENT.test(message)) {
    return {
      line,
      problem: 'contains <!, which articles do not support',
      advice: 'Write a hidden note as {/* note */}.',
    }
  }
  if (BRACES.test(message)) {
    return {
      line,
      problem: 'contains braces that cannot be read',
      advice: 'Look for a missing comma, quote, bracket or brace; write \\{ for a literal brace.',
    }
  }
  return {
    line,
    problem: 'contains a < that cannot be read',
    advice:
      'In a tag, put each value in quotes, such as title="Words"; write a link as [words](address), and a literal < as &lt;.',
  }
}

const PASTED = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/** A pasted script or style element, which is the cause of the parser's error if it spans the line of the error. */
function pastedCode(text: string, line: number): LineFault | undefined {
  for (const { 0: code, 1: name = '', index } of text.matchAll(PASTED)) {
    const first = lineAt(text, index)
    if (first <= line && line <= lineAt(text, index + code.length))
      return { line: first, ...elementFault(name) }
  }
  return undefined
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

const PICTURE_ADVICE =
  'Use a picture of the site: <Picture file="name.webp" alt="What it shows" />.'
const FRAME_ADVICE =
  'Embed a film from YouTube or Vimeo with <Video url="https://…" title="What it shows" />; link to anything else: [words](https://…).'
const CODE_ADVICE = 'Remove it: an article cannot change the code or styles of a page.'
const HEADING_ADVICE = 'Write a heading as a line that begins with ##.'
const ELEMENT_ADVICE: Readonly<Record<string, string>> = {
  script: CODE_ADVICE,
  style: CODE_ADVICE,
  link: CODE_ADVICE,
  iframe: FRAME_ADVICE,
  object: FRAME_ADVICE,
  embed: FRAME_ADVICE,
  video: FRAME_ADVICE,
  audio: FRAME_ADVICE,
  img: PICTURE_ADVICE,
  picture: PICTURE_ADVICE,
  svg: PICTURE_ADVICE,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, HEADING_ADVICE])),
}

/** The fault of an HTML element that articles may not contain, with advice. */
export function elementFault(name: string): Fault {
  const advice =
    ELEMENT_ADVICE[name.toLowerCase()] ?? 'Use Markdown, or a component from the guide on articles.'
  return { problem: `contains <${name}>, which articles do not allow`, advice }
}

/** The fault of a picture in Markdown, for which the site cannot make sizes. */
export const MARKDOWN_PICTURE: Fault = {
  problem: 'contains a picture as ![words](address), which the site cannot resize',
  advice: PICTURE_ADVICE,
}
