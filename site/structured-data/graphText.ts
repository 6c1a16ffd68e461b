import type { Graph } from 'schema-dts'

/** A graph as the text of a script element: no word in it can end the element or open a comment. */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
