export type DrawingElement = {
  name: string
  attributes: Record<string, string>
  children: (DrawingElement | string)[]
}

/** An element as it is read, before the styles of the drawing have become attributes. */
export type StyledElement = DrawingElement & {
  children: (StyledElement | string)[]
  classes: string[]
  style: string
}
