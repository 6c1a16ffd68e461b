/** A part of a text as the rich editor holds it: the JSON of ProseMirror's nodes. */
export type RichNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: RichNode[]
  marks?: RichMark[]
  text?: string
}

type RichMark = { type: string; attrs?: Record<string, unknown> }

/** A block of a text, with the lines of the file that it was read from. */
export type RichBlock = { node: RichNode; source: string }

/** The value of a part's attributes, by name. */
export type PartProps = Record<string, unknown>
