import { defineHastPlugin } from 'satteri'

const ALIGNMENT = /^text-align: (left|center|right)$/

/** `data-align` of a cell to which the parser gives this style; undefined for left, the default of all cells. */
export function alignmentOf(style: unknown): string | undefined {
  const [, side] = ALIGNMENT.exec(String(style ?? '')) ?? []
  return side === 'left' ? undefined : side
}

/**
 * Sets the column alignment of Markdown tables as an attribute, for the stylesheet of articles: the site's security
 * policy forbids inline styles.
 */
export const tableAlignment = defineHastPlugin({
  name: 'table-alignment',
  element: {
    filter: ['th', 'td'],
    visit(node, context) {
      const { style } = node.properties
      if (!ALIGNMENT.test(String(style ?? ''))) return
      context.setProperty(node, 'style', null)
      const side = alignmentOf(style)
      if (side) context.setProperty(node, 'dataAlign', side)
    },
  },
})
