import type { Element, Root as HastRoot } from 'hast'
import { type Handle, type State, toMdast } from 'hast-util-to-mdast'
import type { Nodes, Paragraph, PhrasingContent } from 'mdast'
import {
  type MdxJsxAttribute,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  mdxToMarkdown,
} from 'mdast-util-mdx'
import { readArticleText } from '../../content-model/articles/readArticleText.ts'
import { writeMarkdown } from '../../content-model/articles/writeMarkdown.ts'
import { withoutControls } from '../../content-model/controlCharacters.ts'
import { faultSentence } from '../../content-model/faultSentence.ts'
import { textSizeFault } from '../../content-model/limits.ts'
import type { Variables } from '../../content-model/variables.ts'
import { expandShortcodes } from './expandShortcodes.ts'
import { linesOf, textOf } from './hast.ts'
import { FILM, PICTURE, tidyHtml } from './tidyHtml.ts'
import { quoted, type Tell } from './warnings.ts'

/** A picture in an article. */
export type PictureAsked = {
  src: string
  /** Number of the picture in the export, or NaN if the article does not give it. */
  attachment: number
  alt: string
  caption: string
}

export type Surroundings = {
  title: string
  /** The new address of a link, on this or another site. Undefined if the target no longer exists. */
  addressOf: (href: string) => string | undefined
  /** Imports a picture. Undefined if the picture cannot be imported. */
  takePicture: (asked: PictureAsked) => Promise<{ file: string; alt: string } | undefined>
  tell: Tell
}

/** Braces in texts of the old site are plain characters. */
const NO_VARIABLES: Variables = new Map()

/** Converts the HTML of an article to MDX that readArticleText accepts. Warns of every loss. */
export async function toMdx(html: string, surroundings: Surroundings): Promise<string> {
  const { title, tell } = surroundings
  const mdx = await converted(html, surroundings).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    tell(`Its HTML could not be kept (${quoted(error.message)}): its text is in plain paragraphs.`)
    return inParagraphs(html)
  })
  if (readArticleText(mdx, NO_VARIABLES).hasWords) return withoutControls(mdx)
  tell('It has no text of its own: its title is used instead.')
  return withoutControls(`${written(paragraph(title))}\n${mdx}`)
}

/** @throws Error if the parsers cannot read the HTML or the resulting MDX. */
async function converted(html: string, surroundings: Surroundings): Promise<string> {
  const { addressOf, takePicture, tell } = surroundings
  const blocks = tidyHtml(expandShortcodes(html, tell), tell)
  for (const picture of blocks.flatMap(picturesIn)) {
    const { src, attachment, alt, caption } = picture.properties
    const taken = await takePicture({
      src: String(src),
      attachment: Number(attachment),
      alt: String(alt),
      caption: String(caption ?? ''),
    })
    picture.properties = { ...taken, caption }
  }
  const mdx = render(blocks, surroundings)
  const { faults, links, anchors } = readArticleText(mdx, NO_VARIABLES)
  if (faults[0]) throw new Error(faultSentence(faults[0]))
  const dead = new Set(
    links
      .map(({ address }) => address)
      .filter((address) => address.startsWith('#') && !anchors.has(address.slice(1))),
  )
  if (dead.size === 0) return mdx
  tell(`Links to missing places within it were removed: ${quoted([...dead].join(', '))}`)
  return render(blocks, {
    ...surroundings,
    addressOf: (href) => (dead.has(href) ? undefined : addressOf(href)),
  })
}

function picturesIn(element: Element): Element[] {
  if (element.tagName === PICTURE) return [element]
  return element.children.flatMap((child) => (child.type === 'element' ? picturesIn(child) : []))
}

/** HTML elements without a Markdown equivalent that articles may contain. */
const KEPT = ['abbr', 'ins', 'mark', 'small', 'sub', 'sup', 'u']
const VARIABLE = /\{(\w+)\}/g

function render(blocks: Element[], { title, addressOf }: Surroundings): string {
  const handlers: Record<string, Handle> = {
    ...Object.fromEntries(KEPT.map((name) => [name, keptElement])),
    a(state, node) {
      const { id, href, title: note } = node.properties
      if (id && href === undefined) return inline('a', { id }, [])
      const address = addressOf(String(href ?? ''))
      const children = state.all(node) as PhrasingContent[]
      if (address === undefined) return children
      // Old editors repeated the text of a link as its title.
      const isNote = note && note !== textOf(node)
      return { type: 'link', url: address, title: isNote ? String(note) : null, children }
    },
    [PICTURE](_state, { properties: { file, alt, caption } }) {
      return file === undefined ? undefined : part('Picture', { file, alt, caption })
    },
    [FILM](_state, { properties: { url, title: name } }) {
      return part('Video', { url, title: name || title })
    },
  }
  const root: HastRoot = { type: 'root', children: blocks }
  return written(toMdast(root, { handlers }))
}

function keptElement(state: State, node: Element): MdxJsxTextElement {
  const { title } = node.properties
  return inline(node.tagName, { title }, state.all(node) as PhrasingContent[])
}

type Values = Record<string, unknown>

function inline(name: string, values: Values, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributes(values), children }
}

function part(name: string, values: Values): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: attributes(values), children: [] }
}

/** Attributes with parentheses instead of braces, since a name in braces would be a variable, even with entities. */
function attributes(values: Values): MdxJsxAttribute[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: String(value)
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replaceAll('&', '&amp;')
        .replaceAll(VARIABLE, '($1)'),
    }))
}

function written(nodes: Nodes): string {
  return writeMarkdown(nodes, mdxToMarkdown())
}

/** As many paragraphs of the HTML's text as the size limit allows. */
function inParagraphs(html: string): string {
  const paragraphs = linesOf(html).map(paragraph)
  const first = (count: number) => written({ type: 'root', children: paragraphs.slice(0, count) })
  let [fitting, tooMany] = [0, paragraphs.length + 1]
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (textSizeFault(first(middle))) tooMany = middle
    else fitting = middle
  }
  return first(fitting)
}

function paragraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}
