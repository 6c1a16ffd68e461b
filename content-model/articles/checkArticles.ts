import { referenceFault, type Targets } from '../checkReferences.ts'
import { jsonSchemaOf } from '../collections.ts'
import { type ContentFault, type Fault, type LineFault, problemWords } from '../faultSentence.ts'
import { type FieldPath, fieldName, fieldsOf, isGroup } from '../fieldsOf.ts'
import { nearest } from '../nearest.ts'
import { type ContentRecord, publishedFrom } from '../records.ts'
import { checkValue } from '../validation.ts'
import type { Variables } from '../variables.ts'
import { articleParts, isArticlePart, partsOf } from './articleParts.ts'
import type { ArticlePart, ArticleText } from './articleTree.ts'
import { LINK_SCHEMES } from './linkSchemes.ts'
import { readArticleText } from './readArticleText.ts'

/** Facts about the site that texts are checked against. */
export type Surroundings = {
  variables: Variables
  /** Undefined if a file cannot be read, because valid links to its page would be reported as faults. */
  targets: Targets | undefined
  /** The address of the site, such as https://agency.example; undefined if the brand does not name it. */
  siteUrl: string | undefined
}

/**
 * Reports everything in a text that the page cannot show or must not contain, and each link without a target, with
 * file, line and advice. The build, the editor and the import of articles use these checks.
 */
export function checkArticles(
  records: readonly ContentRecord[],
  { variables, targets, siteUrl }: Surroundings,
): ContentFault[] {
  const texts = records.flatMap((record) => {
    if (!record.article) return []
    const { text, firstLine } = record.article
    return [{ record, firstLine, reading: readOnce(record.file, text, variables) }]
  })
  const anchors = new Map(
    texts.map(({ record, reading }) => [addressOfPost(record), reading.anchors] as const),
  )
  return texts.flatMap(({ record, firstLine, reading }) => {
    const from = publishedFrom(record)
    const linkFault = (address: string) =>
      linkFaultIn(address, {
        targets,
        from,
        siteUrl,
        anchors,
        ownAddress: addressOfPost(record),
      })
    const faults: LineFault[] = [
      ...reading.faults,
      ...reading.links.flatMap(({ line, address }) => {
        const fault = linkFault(address)
        return fault ? { line, ...fault } : []
      }),
      ...reading.parts.flatMap((part) =>
        partFaults(
          part,
          record.key,
          (kind, value) => targets && referenceFault(kind, value, targets, from),
        ).map((fault) => ({ line: part.line, ...fault })),
      ),
    ]
    const { file } = record
    return [
      ...(reading.hasWords ? [] : [{ file, ...TEXT_MISSING }]),
      ...faults
        .sort((one, other) => one.line - other.line)
        .map((fault) => ({ file, ...fault, line: firstLine + fault.line - 1 })),
    ]
  })
}

const TEXT_MISSING = {
  problem: 'the text is missing',
  advice: 'Write it below the second line of ---.',
}

type Known = { text: string; variables: string; reading: ArticleText }

/** Cached results by file, because the build, the editor and development check the same texts repeatedly. */
const readings = new Map<string, Known>()

/** Reads the text of a file, or returns the cached result if neither the text nor the variables have changed. */
export function readOnce(file: string, text: string, variables: Variables): ArticleText {
  const words = JSON.stringify([...variables])
  const known = readings.get(file)
  if (known?.text === text && known.variables === words) return known.reading
  const reading = readArticleText(text, variables)
  readings.set(file, { text, variables: words, reading })
  return reading
}

/** The address of an article, else blank. Only for articles are all link targets known, as the text has them all. */
function addressOfPost({ key, value }: ContentRecord): string {
  return key === 'posts' && isGroup(value) && typeof value.link === 'string' ? value.link : ''
}

type LinkContext = {
  targets: Targets | undefined
  from: string | undefined
  siteUrl: string | undefined
  /** Ids in articles, by address. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  ownAddress: string
}

/** The base URL for addresses of this site. */
const HERE = 'https://here.invalid'
const ADDRESS_ADVICE =
  'Use an address of this site, such as /about, a heading of this page, such as #heading, or an address that begins with https://, mailto: or tel:.'

/** Parses an address as browsers do, which ignore capitals and tabs in its scheme. */
function linkFaultIn(address: string, context: LinkContext): Fault | undefined {
  const { targets, from, siteUrl, anchors, ownAddress } = context
  const whole = URL.parse(address)
  if (whole && whole.origin !== URL.parse(siteUrl ?? '')?.origin) {
    if (LINK_SCHEMES.includes(whole.protocol)) return undefined
    const harm =
      whole.protocol === 'javascript:' || whole.protocol === 'data:' ? ', which could run code' : ''
    return { problem: `leads to a ${whole.protocol} address${harm}`, advice: ADDRESS_ADVICE }
  }
  const here = whole ?? (/^[/#]/.test(address) ? URL.parse(address, HERE) : null)
  if (!here || (!whole && here.origin !== HERE)) {
    const problem = `leads to "${address}", which is not a complete address`
    return { problem, advice: ADDRESS_ADVICE }
  }
  const path = address.startsWith('#') ? ownAddress : here.pathname
  const fault =
    path === '' || path === ownAddress || !targets
      ? undefined
      : referenceFault('address', path, targets, from)
  if (fault || here.hash.length < 2) return fault
  const places = anchors.get(path)
  const anchor = decoded(here.hash.slice(1))
  if (path === '' || !places || places.has(anchor)) return undefined
  const guess = nearest(anchor, places)
  const advice = guess
    ? `Did you mean #${guess}?`
    : `Its headings are ${[...places].map((place) => `#${place}`).join(', ') || 'none'}.`
  return { problem: `leads to #${anchor}, which is not a heading of ${path}`, advice }
}

/** Decodes an anchor, which may contain a literal percent sign. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

type ReferenceCheck = (kind: string, value: string) => Fault | undefined

function partFaults(
  { name, props, hasWords, isInline }: ArticlePart,
  key: string,
  referenceFaultOf: ReferenceCheck,
): Fault[] {
  const allowed = partsOf(key)
  if (!isArticlePart(name) || !allowed.includes(name)) return [unknownPart(name, allowed)]
  const { schema, words } = articleParts[name]
  const jsonSchema = jsonSchemaOf(schema)
  const faults: Fault[] = []
  const refuse = (words: string, advice: string) =>
    faults.push({ problem: `has a <${name}> that ${words}`, advice })
  const refuseField = (path: FieldPath, { allowed, advice, ...fault }: Fault) => {
    const { problem = problemWords(fault) } = fault
    const words = typeof problem === 'string' ? [problem] : problem
    const place = `has a <${name}> in which ${fieldName(path)} `
    faults.push({ problem: [place, ...words], allowed, advice })
  }
  if (isInline) refuse('is inside a line of text', 'Leave a blank line before and after it.')
  if (words === 'needed' && !hasWords) {
    refuse('is empty', `Write text between <${name}> and </${name}>.`)
  }
  if (words === 'none' && hasWords)
    refuse('encloses text, which it does not show', 'Close it with /> and put no text inside.')
  const checked = checkValue(schema, jsonSchema, props)
  if ('faults' in checked) for (const fault of checked.faults) refuseField(fault.path, fault)
  for (const { schema: field, value, path } of fieldsOf(jsonSchema, props)) {
    const kind = field['x-refers-to']
    if (typeof kind !== 'string' || typeof value !== 'string') continue
    const fault = referenceFaultOf(kind, value)
    if (fault) refuseField(path, fault)
  }
  return faults
}

function unknownPart(name: string, allowed: readonly string[]): Fault {
  if (allowed.length === 0) {
    return { problem: `contains <${name}>`, advice: 'Use only Markdown in this text.' }
  }
  const guess = nearest(name, allowed)
  return {
    problem: `contains <${name}>, which is not available in this text`,
    ...(guess
      ? { advice: `Did you mean <${guess}>?` }
      : { allowed: allowed.map((part) => `<${part}>`) }),
  }
}
