export type DrawingElement = {
  name: string
  attributes: Record<string, string>
  children: (DrawingElement | string)[]
}

/** A parsed element, before the drawing's styles are converted to attributes. */
export type StyledElement = DrawingElement & {
  children: (StyledElement | string)[]
  classes: string[]
  style: string
}
