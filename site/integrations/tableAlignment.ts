import { defineHastPlugin } from 'satteri'

const ALIGNMENT = /^text-align: (left|center|right)$/

/**
 * Column alignment of Markdown tables as an attribute, which the styles of running text read: an inline style is what
 * the pages' policy forbids.
 */
export const tableAlignment = defineHastPlugin({
  name: 'table-alignment',
  element: {
    filter: ['th', 'td'],
    visit(node, context) {
      const [, side] = ALIGNMENT.exec(String(node.properties.style ?? '')) ?? []
      if (side === undefined) return
      context.setProperty(node, 'style', null)
      if (side !== 'left') context.setProperty(node, 'dataAlign', side)
    },
  },
})
