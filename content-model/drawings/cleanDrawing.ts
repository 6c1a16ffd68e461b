import sharp from 'sharp'
import type { Fault } from '../faultSentence.ts'
import { DrawingFault } from './DrawingFault.ts'
import { readDrawing } from './readDrawing.ts'
import { writeDrawing } from './writeDrawing.ts'

/** The drawing in the form that the site stores and shows, or the fault of the file. */
export async function cleanDrawing(text: string): Promise<{ svg: string } | { fault: Fault }> {
  try {
    const svg = writeDrawing(readDrawing(text))
    // The rewritten drawing may still be invalid: a size of 0, or a character that XML forbids.
    await sharp(Buffer.from(svg))
      .metadata()
      .catch(() => {
        throw new DrawingFault('cannot be drawn')
      })
    return { svg }
  } catch (error) {
    if (error instanceof DrawingFault) return { fault: error.fault }
    throw error
  }
}
