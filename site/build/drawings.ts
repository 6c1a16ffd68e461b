import type { DrawingElement } from '../../content-model/drawings/DrawingElement.ts'
import { DrawingFault } from '../../content-model/drawings/DrawingFault.ts'
import { readDrawing } from '../../content-model/drawings/readDrawing.ts'

const sources = import.meta.glob<string>('/content/logos/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/**
 * Reads a drawing of content/logos that is safe to inline in a page.
 * @throws with the file's name if the file is missing or contains something unsafe.
 */
export function drawingIn(file: string, svgByPath = sources): DrawingElement {
  const svg = svgByPath[`/content/logos/${file}`]
  if (svg === undefined) throw new Error(`content/logos/${file} does not exist.`)
  try {
    return readDrawing(svg)
  } catch (error) {
    if (!(error instanceof DrawingFault)) throw error
    throw new Error(`content/logos/${file}: the file ${error.message}`)
  }
}
