import { type Fault, faultWords } from '../faultSentence.ts'

const EXPORT_AGAIN = 'Export it again as a plain SVG drawing.'

/** A fault of a drawing. The message continues a sentence about the file, such as `has no viewBox. …`. */
export class DrawingFault extends Error {
  readonly fault: Fault

  constructor(problem: string, advice = EXPORT_AGAIN) {
    const fault = { problem, advice }
    super(faultWords(fault))
    this.fault = fault
  }
}

const SHOWN_LENGTH = 60

/** @param found the forbidden part as the drawing spells it, such as `<form>`. */
export function forbidden(found: string, where: string): DrawingFault {
  const shown = found.length > SHOWN_LENGTH ? `${found.slice(0, SHOWN_LENGTH)}…` : found
  return new DrawingFault(`has ${shown} in ${where}, which drawings do not allow`)
}
