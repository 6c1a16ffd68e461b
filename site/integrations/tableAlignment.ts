import { defineHastPlugin } from 'satteri'

const ALIGNMENT = /^text-align: (left|center|right)$/

/** `data-align` of a cell that the parser gives this style; undefined for left, the default of all cells. */
export function alignmentOf(style: unknown): string | undefined {
  const [, side] = ALIGNMENT.exec(String(style ?? '')) ?? []
  return side === 'left' ? undefined : side
}

/**
 * Column alignment of Markdown tables as an attribute, which the styles of running text read: the pages' policy
 * forbids inline styles.
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
