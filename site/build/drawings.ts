import type { DrawingElement } from '../../content-model/drawings/DrawingElement.ts'
import { DrawingFault } from '../../content-model/drawings/DrawingFault.ts'
import { readDrawing } from '../../content-model/drawings/readDrawing.ts'

const sources = import.meta.glob<string>('/content/logos/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/**
 * A drawing of content/logos, as a page may hold it.
 * @throws with the name of the file where it is missing, or holds what a page may not.
 */
export function drawingIn(file: string, svgByPath = sources): DrawingElement {
  const svg = svgByPath[`/content/logos/${file}`]
  if (svg === undefined) throw new Error(`content/logos/${file} is not there.`)
  try {
    return readDrawing(svg)
  } catch (error) {
    if (!(error instanceof DrawingFault)) throw error
    throw new Error(`content/logos/${file}: the file ${error.message}`)
  }
}
