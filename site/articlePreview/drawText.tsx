import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { defineHastPlugin, type HastNode, type MdxJsxFlowElementHast, mdxToJs } from 'satteri'
import {
  type ArticlePartName,
  articleParts,
  isArticlePart,
} from '../../content-model/articles/articleParts.ts'
import { articlePlugin } from '../../content-model/articles/articlePlugin.ts'
import { ELEMENTS } from '../../content-model/articles/articleTree.ts'
import { FEATURES } from '../../content-model/articles/readArticleText.ts'
import { textSizeFault } from '../../content-model/limits.ts'
import type { Variables } from '../../content-model/variables.ts'
import { BarChart } from '../components/article/BarChart.tsx'
import { Checklist } from '../components/article/Checklist.tsx'
import { Conversation } from '../components/article/Conversation.tsx'
import { DataTable } from '../components/article/DataTable.tsx'
import { LineChart } from '../components/article/LineChart.tsx'
import { PullQuote } from '../components/article/PullQuote.tsx'
import { SourceNote } from '../components/article/SourceNote.tsx'
import { WorkedExample } from '../components/article/WorkedExample.tsx'
import { alignmentOf } from '../integrations/tableAlignment.ts'
import pictureStyles from '../sections/ArticleText/ArticlePicture.module.css'
import { FilmLink } from '../sections/ArticleText/FilmLink.tsx'
import styles from './ArticlePreview.module.css'

type DrawOptions = {
  /** Parts that the text may use. */
  parts: readonly string[]
  /** Label of a film's play link, with {host}. */
  playFilm: string
  variables: Variables
}

/**
 * Draws the text of an unchecked article as elements, from the tree that the build compiles. No code in the text runs.
 * A part that cannot be drawn, or a tag that articles do not allow, becomes a box with its name.
 * @returns undefined if the parser cannot read the text.
 */
export function drawText(text: string, options: DrawOptions): ReactNode {
  const draw = (node: HastNode): ReactNode => {
    switch (node.type) {
      case 'text':
        return node.value
      case 'root':
        return createElement(Fragment, null, ...node.children.map(draw))
      case 'element':
        return createElement(
          node.tagName,
          attributesOf(node.properties),
          ...node.children.map(draw),
        )
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return drawTag(node, node.children.map(draw), options)
      default:
        return null
    }
  }
  if (textSizeFault(text)) return undefined
  let drawn: ReactNode
  const take = defineHastPlugin({
    name: 'draw',
    before: (root) => {
      drawn = draw(root as HastNode)
    },
  })
  try {
    mdxToJs(text, {
      features: FEATURES,
      mdastPlugins: [articlePlugin(() => options.variables)],
      hastPlugins: [take],
    })
  } catch {
    return undefined
  }
  return drawn
}

/** Void elements: content between their tags is dropped. */
const VOID = new Set(['br', 'hr', 'wbr'])

type Tag = Pick<MdxJsxFlowElementHast, 'name' | 'attributes'>

function drawTag(tag: Tag, children: ReactNode[], options: DrawOptions): ReactNode {
  const name = tag.name ?? ''
  const props = Object.fromEntries(tag.attributes.flatMap(propOf))
  if (ELEMENTS.has(name)) {
    return createElement(name, props, ...(VOID.has(name) ? [] : children))
  }
  const box = <span className={styles.box}>{`<${name}>`}</span>
  if (!isArticlePart(name) || !options.parts.includes(name)) return box
  const read = articleParts[name].schema.safeParse(props)
  if (!read.success) return box
  if (name === 'Video') {
    const film = articleParts.Video.schema.parse(props)
    return <FilmLink {...film} playFilm={options.playFilm} />
  }
  // The schema of a part matches the props of its view.
  const View = VIEWS[name] as ComponentType<Record<string, unknown>>
  return createElement(View, read.data, ...children)
}

/** Attributes from readArticleTree: strings, or numbers and lists as JSON. */
function propOf(attribute: Tag['attributes'][number]): [name: string, value: unknown][] {
  if (attribute.type !== 'mdxJsxAttribute') return []
  const { name, value } = attribute
  if (typeof value === 'object' && value !== null) return [[name, JSON.parse(value.value)]]
  return [[name, value ?? true]]
}

const VIEWS = {
  BarChart,
  Checklist,
  Conversation,
  DataTable,
  LineChart,
  Picture: UnmadePicture,
  PullQuote,
  SourceNote,
  WorkedExample,
} satisfies Record<Exclude<ArticlePartName, 'Video'>, unknown>

type UnmadePictureProps = { file: string; alt: string; caption?: string }

/** A picture straight from the content folder: only the build makes the delivered sizes. */
function UnmadePicture({ file, alt, caption }: UnmadePictureProps) {
  return (
    <figure>
      <img className={pictureStyles.picture} src={`/content/pictures/${file}`} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Converts Markdown's attributes to React's names. */
function attributesOf(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { style, ...named } = properties
  const entries = Object.entries(named).map(([name, value]) => [
    attributeName(name),
    Array.isArray(value) ? value.join(' ') : value,
  ])
  return { ...Object.fromEntries(entries), 'data-align': alignmentOf(style) }
}

function attributeName(property: string): string {
  if (property.startsWith('aria')) return `aria-${property.slice(4).toLowerCase()}`
  if (!property.startsWith('data')) return property
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
