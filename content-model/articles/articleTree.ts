import Slugger from 'github-slugger'
import type { MdastNode, MdxJsxAttributeNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import type { Fault, LineFault } from '../faultSentence.ts'
import { MAX_COLUMNS, MAX_NESTING, TOO_WIDE } from '../limits.ts'
import { allowedVariables, fillVariables, type Variables } from '../variables.ts'
import { LINK_SCHEMES } from './linkSchemes.ts'
import { plainValue } from './plainValue.ts'
import { elementFault, MARKDOWN_PICTURE } from './syntaxFault.ts'

export type ArticleRoot = Extract<MdastNode, { type: 'root' }>

/** The contents of an article's text. Line numbers start at the first line of the text. */
export type ArticleText = {
  /** The tree with its variables filled in. It contains data only: no expressions, imports, exports or spreads. */
  root: ArticleRoot
  /** Faults that do not depend on the rest of the site. */
  faults: readonly LineFault[]
  links: readonly { line: number; address: string }[]
  /** Parts such as `<BarChart>`, with their attributes as values. */
  parts: readonly ArticlePart[]
  /** Ids in the text that a link may point to, such as #how-it-works. */
  anchors: ReadonlySet<string>
  hasWords: boolean
}

export type ArticlePart = {
  line: number
  name: string
  props: Record<string, unknown>
  hasWords: boolean
  /** Whether the part is within a line of words. */
  isInline: boolean
}

/** HTML without a Markdown equivalent. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b blockquote br cite code dd del details dfn dl dt em hr i ins kbd li mark ol p pre q s samp small strong sub summary sup time u ul var wbr'.split(
    ' ',
  ),
)
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'datetime dateTime dir href hreflang id lang open rel start target title'.split(' '),
)

const WORD = /[\p{L}\p{N}]/u
const NAME = /^\w+$/
/** Matches braces that are empty or hold comments only: notes that visitors do not see. */
const NOTE = /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*$/

/** Id of a heading without letters and digits. */
const SIGNS_ALONE = 'section'
/** The page uses this id for the start of its content. */
const TAKEN = 'content'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

/**
 * Reads the tree of an article and creates the tree that is rendered. The build compiles only the returned tree, so no
 * author's text reaches the compiler as code.
 */
export function readArticleTree(root: ArticleRoot, variables: Variables): ArticleText {
  const reader = new Reader(variables)
  const children = reader.readChildren(root, 0) as ArticleRoot['children']
  return {
    root: { type: 'root', children },
    faults: reader.faults,
    links: reader.links,
    parts: reader.parts,
    anchors: reader.anchors,
    hasWords: reader.hasWords,
  }
}

class Reader {
  readonly faults: LineFault[] = []
  readonly links: { line: number; address: string }[] = []
  readonly parts: ArticlePart[] = []
  readonly anchors = new Set<string>()
  hasWords = false
  readonly #slugger = new Slugger()
  readonly #variables: Variables

  constructor(variables: Variables) {
    this.#variables = variables
    this.#slugger.slug(TAKEN)
  }

  readChildren(node: MdastNode, depth: number): MdastNode[] {
    if (!('children' in node)) return []
    if (depth > MAX_NESTING) {
      const problem = `is nested more than ${MAX_NESTING} deep`
      this.#refuse(node, { problem, advice: 'Use fewer levels.' })
      return []
    }
    return node.children.flatMap((child) => this.#read(child, depth + 1))
  }

  /** The nodes to render for a node; empty if the node is not rendered. */
  #read(node: MdastNode, depth: number): MdastNode[] {
    switch (node.type) {
      case 'mdxjsEsm':
        this.#refuse(node, {
          problem: 'begins with import or export, which articles do not support',
          advice: 'If it is a sentence, begin it with another word.',
        })
        return []
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        return this.#readBraces(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return [this.#readTag(node, depth)]
      case 'link':
      case 'definition': {
        const url = this.#link(node, node.url)
        return [this.#withChildren({ ...node, url }, depth)]
      }
      case 'image':
      case 'imageReference':
        this.#refuse(node, MARKDOWN_PICTURE)
        return []
      case 'table':
        if ((node.children[0]?.children.length ?? 0) > MAX_COLUMNS) {
          this.#refuse(node, TOO_WIDE)
          return []
        }
        return [this.#withChildren(node, depth)]
      case 'heading': {
        const heading = this.#withChildren(node, depth)
        const id = this.#idOf(textOf(heading))
        this.anchors.add(id)
        if (node.depth === 1) {
          this.#refuse(node, {
            problem: 'is a main heading (#), but the page already has one',
            advice: 'Begin headings with ##.',
          })
        }
        return [{ ...heading, data: { hProperties: { id } } } as MdastNode]
      }
      case 'text':
      case 'inlineCode':
      case 'code':
        this.hasWords ||= WORD.test(node.value)
        return [node]
      default:
        return [this.#withChildren(node, depth)]
    }
  }

  /** Gives a heading a unique id. A heading of symbols only, such as an emoji, gets a general one. */
  #idOf(heading: string): string {
    return this.#slugger.slug(WORD.test(heading) ? heading : SIGNS_ALONE)
  }

  #withChildren(node: MdastNode, depth: number): MdastNode {
    if (!('children' in node)) return node
    return { ...node, children: this.readChildren(node, depth) } as MdastNode
  }

  /** A variable becomes its words; a note is removed. */
  #readBraces(
    node: Extract<MdastNode, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>,
  ): MdastNode[] {
    const { type, value, position } = node
    if (NOTE.test(value)) return []
    if (!NAME.test(value)) {
      this.#refuse(node, {
        problem: `contains {${shortened(value)}}`,
        advice:
          'Braces enclose the name of a variable, such as {clients}; write \\{ for a literal brace.',
      })
      return []
    }
    const words = this.#fill(node, `{${value}}`)
    this.hasWords ||= WORD.test(words)
    const text = { type: 'text' as const, value: words, ...(position && { position }) }
    return [type === 'mdxTextExpression' ? text : { type: 'paragraph', children: [text] }]
  }

  #readTag(node: Jsx, depth: number): MdastNode {
    const name = node.name ?? ''
    const isPart = /^[A-Z]/.test(name)
    const props = isPart ? this.#readProps(node) : this.#readAttributes(node)
    const tag = {
      ...node,
      attributes: Object.entries(props).map(([prop, value]) => attributeFor(prop, value)),
      children: this.readChildren(node, depth),
    } as Jsx
    if (isPart) {
      this.parts.push({
        line: lineOf(node),
        name,
        props,
        hasWords: WORD.test(textOf(tag)),
        isInline: node.type === 'mdxJsxTextElement',
      })
    }
    return tag
  }

  /** The attributes of an HTML element, all of them strings or `true`. */
  #readAttributes(node: Jsx): Record<string, string | true> {
    const name = node.name ?? ''
    if (!ELEMENTS.has(name)) {
      this.#refuse(
        node,
        name === ''
          ? { problem: 'contains <>, which is not a tag', advice: 'Write &lt; for a literal <.' }
          : elementFault(name),
      )
    }
    const attributes: Record<string, string | true> = {}
    for (const attribute of node.attributes) {
      const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'
      const { value } = attribute
      if (!ATTRIBUTES.has(key)) {
        this.#refuse(node, {
          problem: `gives <${name}> the attribute ${key}, which articles do not allow`,
          advice: 'Remove it.',
        })
        continue
      }
      if (typeof value === 'object' && value !== null) {
        this.#refuse(node, {
          problem: `gives <${name}> a ${key} in braces`,
          advice: `Put its value in quotes: ${key}="…".`,
        })
        continue
      }
      if (key === 'href') {
        attributes[key] = this.#link(node, value ?? '')
        continue
      }
      attributes[key] = typeof value === 'string' ? this.#fill(node, value) : true
      if (key === 'id' && value) this.anchors.add(value)
    }
    return attributes
  }

  /** The attributes of a part as values. Only words, numbers and lists of them are accepted. */
  #readProps(node: Jsx): Record<string, unknown> {
    const props: Record<string, unknown> = {}
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') {
        this.#refuse(node, {
          problem: `gives <${node.name}> an attribute without a name`,
          advice: 'Write it as title="Words".',
        })
        continue
      }
      const { name, value } = attribute
      if (typeof value !== 'object' || value === null) {
        props[name] = typeof value === 'string' ? this.#fill(node, value) : true
        continue
      }
      try {
        props[name] = NAME.test(value.value)
          ? this.#fill(node, `{${value.value}}`)
          : this.#filled(node, plainValue(value.value))
      } catch {
        this.#refuse(node, {
          problem: `gives <${node.name}> a computed "${name}"`,
          advice: "Use text and numbers, in lists such as [['Words', 3]].",
        })
      }
    }
    return props
  }

  /** The address to render; empty if its scheme is not allowed. Other checks verify that its target exists. */
  #link(node: MdastNode, words: string): string {
    const address = this.#fill(node, words)
    this.links.push({ line: lineOf(node), address })
    const scheme = URL.parse(address)?.protocol
    return scheme === undefined || LINK_SCHEMES.includes(scheme) ? address : ''
  }

  #filled(node: MdastNode, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#filled(node, item))
    return typeof value === 'string' ? this.#fill(node, value) : value
  }

  /** Fills in every {variable} in the words. An unknown variable is a fault. */
  #fill(node: MdastNode, words: string): string {
    return fillVariables(words, this.#variables, (braced) =>
      this.#refuse(node, {
        problem: `contains ${braced}`,
        allowed: allowedVariables(this.#variables),
      }),
    )
  }

  #refuse(node: MdastNode, fault: Fault): void {
    this.faults.push({ line: lineOf(node), ...fault })
  }
}

function lineOf({ position }: MdastNode): number {
  return position?.start.line ?? 1
}

/** An attribute made from its value, so that the only code for the compiler is JSON. */
function attributeFor(name: string, value: unknown): MdxJsxAttributeNode {
  if (value === true) return { type: 'mdxJsxAttribute', name, value: null }
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value }
  const code = JSON.stringify(value)
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: code },
  }
}

function textOf(node: MdastNode): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function shortened(words: string): string {
  const line = words.trim().replaceAll(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
