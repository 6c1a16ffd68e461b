import Slugger from 'github-slugger'
import {
  type EstreeProgram,
  type MdastNode,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  mdxToJs,
  mdxToMdast,
} from 'satteri'
import { elementFault, type LineFault, MARKDOWN_PICTURE, syntaxFault } from './syntaxFault.ts'

/** What the text of an article holds, with lines counted from the text's first. */
export type ArticleText = {
  /** What is wrong whatever else the site holds. */
  faults: LineFault[]
  links: { line: number; address: string }[]
  /** Parts such as `<BarChart>`, with their attributes as values. */
  parts: ArticlePart[]
  /** Names of places in it that a link may lead to, as #how-it-works. */
  anchors: ReadonlySet<string>
  hasWords: boolean
}

export type ArticlePart = {
  line: number
  name: string
  props: Record<string, unknown>
  hasWords: boolean
  /** Whether it stands within a line of words. */
  isInline: boolean
}

/** HTML for what Markdown has no sign for. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b blockquote br cite code dd del details dfn dl dt em hr i ins kbd li mark ol p pre q s samp small strong sub summary sup time u ul var wbr'.split(
    ' ',
  ),
)
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  'datetime dateTime dir href hreflang id lang open rel start target title'.split(' '),
)

/** As Astro reads Markdown: what it makes of a heading names its place. */
export const FEATURES = { gfm: true, smartPunctuation: true } as const

/** A name in braces that stands for no variable has been named as that. */
const NAME = /^\s*\w+\s*$/
const WORD = /[\p{L}\p{N}]/u

/**
 * Reads the text below the head of an MDX file, with variables put in, by the parser that the build uses.
 * Takes a millisecond or two.
 */
export function readArticleText(text: string): ArticleText {
  const reader = new Reader()
  try {
    reader.read(mdxToMdast(text, { features: FEATURES }))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // What cannot be read has no words to miss.
    return {
      faults: [syntaxFault(text, error)],
      links: [],
      parts: [],
      anchors: new Set(),
      hasWords: true,
    }
  }
  return reader
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

class Reader implements ArticleText {
  readonly faults: LineFault[] = []
  readonly links: ArticleText['links'] = []
  readonly parts: ArticlePart[] = []
  readonly anchors = new Set<string>()
  hasWords = false
  readonly #slugger = new Slugger()

  read(node: MdastNode): void {
    const line = node.position?.start.line ?? 1
    const refuse = (words: string) => this.faults.push({ line, words })
    switch (node.type) {
      case 'text':
      case 'inlineCode':
      case 'code':
        this.hasWords ||= WORD.test(node.value)
        break
      case 'heading':
        this.anchors.add(this.#slugger.slug(textOf(node)))
        if (node.depth === 1) {
          refuse('is a main heading (#), and the page has its own. Begin headings with ##.')
        }
        break
      case 'link':
      case 'definition':
        this.links.push({ line, address: node.url })
        break
      case 'image':
      case 'imageReference':
        refuse(MARKDOWN_PICTURE)
        break
      case 'mdxjsEsm':
        refuse(
          'begins with import or export, which articles cannot do and need not. If it is a sentence, begin it with another word.',
        )
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!NAME.test(node.value) && programOf(node.value)) {
          refuse(
            `holds {${shortened(node.value)}}. In braces stands the name of a variable, as {clients}; write \\{ for the sign itself.`,
          )
        }
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.#readTag(node, line)
        break
    }
    if ('children' in node) for (const child of node.children) this.read(child)
  }

  #readTag(node: Jsx, line: number): void {
    const name = node.name ?? ''
    const refuse = (words: string) => this.faults.push({ line, words })
    if (/^[A-Z]/.test(name)) {
      const props = this.#readProps(node, line)
      this.parts.push({
        line,
        name,
        props,
        hasWords: WORD.test(textOf(node)),
        isInline: node.type === 'mdxJsxTextElement',
      })
      return
    }
    if (!ELEMENTS.has(name)) {
      refuse(
        name === ''
          ? 'holds <>, which is no tag. Write &lt; for the sign itself.'
          : elementFault(name),
      )
      return
    }
    for (const attribute of node.attributes) {
      const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'
      const value = 'value' in attribute ? attribute.value : undefined
      if (!ATTRIBUTES.has(key)) {
        refuse(`gives <${name}> the attribute ${key}, which an article may not. Take it out.`)
      } else if (typeof value === 'object' && value !== null) {
        refuse(`gives <${name}> a ${key} in braces. Write it in quotes, as ${key}="…".`)
      } else if (key === 'href') {
        this.links.push({ line, address: value ?? '' })
      } else if (key === 'id' && value) {
        this.anchors.add(value)
      }
    }
  }

  #readProps(node: Jsx, line: number): Record<string, unknown> {
    const { props, faults } = readProps(node)
    this.faults.push(...faults.map((words) => ({ line, words })))
    return props
  }
}

/**
 * The attributes of a part as values. Nothing is worked out: what is more than words, figures and lists of them is
 * left out, and is a fault.
 */
export function readProps({ name: tag, attributes }: Pick<Jsx, 'name' | 'attributes'>): {
  props: Record<string, unknown>
  faults: string[]
} {
  const props: Record<string, unknown> = {}
  const faults: string[] = []
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      faults.push(`gives <${tag}> an attribute without a name. Write it as title="Words".`)
      continue
    }
    const { name, value } = attribute
    if (typeof value !== 'object' || value === null) {
      props[name] = value ?? true
      continue
    }
    try {
      props[name] = NAME.test(value.value) ? value.value.trim() : plainValue(value.value)
    } catch {
      faults.push(
        `gives <${tag}> a "${name}" that is worked out. Use words and figures, in lists as [['Words', 3]].`,
      )
    }
  }
  return { props, faults }
}

function textOf(node: MdastNode): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function shortened(words: string): string {
  const line = words.trim().replaceAll(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

/** What stands in braces, as a program; undefined for a comment or nothing. */
function programOf(source: string): EstreeProgram | undefined {
  let program: EstreeProgram | null = null
  const take = (node: { parseExpression(): EstreeProgram | null }) => {
    program = node.parseExpression()
  }
  mdxToJs(`{${source}}`, { hastPlugins: [{ name: 'take-expression', mdxFlowExpression: take }] })
  return program ?? undefined
}

type Statement = EstreeProgram['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']

/** @throws where the source is more than words, figures and lists of them. */
function plainValue(source: string): unknown {
  const statement = programOf(source)?.body[0]
  if (statement?.type !== 'ExpressionStatement') throw new Error('No expression.')
  return plainValueOf(statement.expression)
}

function plainValueOf(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value
    case 'ArrayExpression':
      return expression.elements.map((item) => {
        if (item === null || item.type === 'SpreadElement') throw new Error('No plain list.')
        return plainValueOf(item)
      })
    case 'UnaryExpression':
      if (expression.operator === '-') return -Number(plainValueOf(expression.argument))
      break
    case 'TemplateLiteral':
      if (expression.expressions.length === 0) return expression.quasis[0]?.value.cooked
      break
  }
  throw new Error(`${expression.type} is no plain value.`)
}
