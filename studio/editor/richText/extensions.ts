import { Extension, InputRule, mergeAttributes, Node, type NodeViewRenderer } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { Document } from '@tiptap/extension-document'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from '../../content/richText/isLinkAddress.ts'
import type { PartProps } from '../../content/richText/richNode.ts'
import { LeaveByKeyboard } from './leaveByKeyboard.ts'

const BLOCKS = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'codeBlock',
  'horizontalRule',
  'table',
  'part',
  'partAlone',
  'sourceBlock',
]

/** Attributes of blocks that matter to the file only: they are not rendered. */
const OfTheFile = Extension.create({
  name: 'ofTheFile',
  addGlobalAttributes() {
    const unseen = { rendered: false, parseHTML: () => undefined }
    return [
      // The blank lines before a block. The second half of a split block does not inherit them.
      { types: BLOCKS, attributes: { before: { ...unseen, default: null, keepOnSplit: false } } },
      {
        types: ['bulletList', 'orderedList', 'listItem'],
        attributes: { spread: { ...unseen, default: false } },
      },
    ]
  },
})

const propsOf = (element: HTMLElement): PartProps => {
  try {
    return JSON.parse(element.dataset.props ?? '')
  } catch {
    return {}
  }
}

/** A node for a component of the site, with its name and attributes. @param parts names that the text may contain. */
const partNode = (name: 'part' | 'partAlone', content: string, parts: readonly string[]) =>
  Node.create({
    name,
    group: 'ofTheSite',
    content,
    atom: content === '',
    isolating: true,
    draggable: true,
    addAttributes() {
      return {
        name: {
          default: '',
          parseHTML: (element) => element.dataset.part,
          renderHTML: (attrs) => ({ 'data-part': attrs.name }),
        },
        props: {
          default: {},
          parseHTML: propsOf,
          renderHTML: ({ props }) => ({ 'data-props': JSON.stringify(props) }),
        },
        isOneLine: { default: false, rendered: false },
      }
    },
    parseHTML() {
      const getAttrs = (element: HTMLElement) =>
        element.dataset.kind === name && parts.includes(element.dataset.part ?? '') && null
      return [{ tag: 'div[data-part]', getAttrs }]
    },
    renderHTML({ HTMLAttributes }) {
      const attributes = mergeAttributes(HTMLAttributes, { 'data-kind': name })
      return content === '' ? ['div', attributes] : ['div', attributes, 0]
    },
  })

/** Source for which the editor has no form. It has no parse rule: pasted text would be written unescaped. */
const SourceBlock = Node.create({
  name: 'sourceBlock',
  group: 'ofTheSite',
  atom: true,
  addAttributes: () => ({ source: { default: '', rendered: false } }),
  renderHTML: ({ node }) => ['pre', ['code', String(node.attrs.source)]],
})

const SourceInline = Node.create({
  name: 'sourceInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: { default: '', rendered: false } }),
  renderHTML: ({ node }) => ['code', String(node.attrs.source)],
})

const NAME = /^\w+$/

/** A variable in braces, which the site replaces with text. */
const Variable = Node.create({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element) => element.dataset.variable,
      renderHTML: ({ name }) => ({ 'data-variable': name }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-variable]',
      getAttrs: (element) => NAME.test(element.dataset.variable ?? '') && null,
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, `{${node.attrs.name}}`],
  renderText: ({ node }) => `{${node.attrs.name}}`,
  addInputRules() {
    return [
      new InputRule({
        find: /\{(\w+)\}$/,
        handler: ({ range, match, chain }) => {
          chain()
            .insertContentAt(range, { type: this.name, attrs: { name: match[1] } })
            .run()
        },
      }),
    ]
  },
})

/** Table cells hold inline content only, as in Markdown. */
const ofWords = { content: 'inline*' }

const isAllowedUri = (address: string | undefined) => isLinkAddress(address ?? '')

type Views = Partial<
  Record<'part' | 'partAlone' | 'sourceBlock' | 'sourceInline', NodeViewRenderer>
>

/**
 * The editor's extensions, which define all that a text may contain.
 * @param parts names of the components that the text may contain.
 * @param views views for nodes that have a form.
 */
export function extensionsFor(parts: readonly string[], views: Views = {}) {
  const viewed = (node: Node, view: NodeViewRenderer | undefined) =>
    view ? node.extend({ addNodeView: () => view }) : node
  return [
    StarterKit.configure({
      document: false,
      code: false,
      underline: false,
      // The site itself turns addresses into links.
      link: { openOnClick: false, autolink: false, isAllowedUri, HTMLAttributes: { rel: null } },
    }),
    Document.extend({ content: '(block | ofTheSite)+' }),
    Code.extend({ excludes: '' }),
    // Column widths would be inline styles, which Markdown does not have and the studio's policy forbids.
    Table.extend({ addNodeView: null, renderHTML: () => ['table', ['tbody', 0]] }),
    TableRow,
    TableHeader.extend(ofWords),
    TableCell.extend(ofWords),
    OfTheFile,
    viewed(partNode('part', 'block+', parts), views.part),
    viewed(partNode('partAlone', '', parts), views.partAlone),
    viewed(SourceBlock, views.sourceBlock),
    viewed(SourceInline, views.sourceInline),
    Variable,
    LeaveByKeyboard,
  ]
}
