const COMPONENT_TAGS = /<\/?[A-Za-z][^>]*>/g
const LINK_TARGETS = /\]\([^)]*\)/g
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu

/** How many words a reader of this Markdown or MDX text reads. Tags and link targets are none. */
export function countWords(text: string): number {
  const read = text.replace(COMPONENT_TAGS, ' ').replace(LINK_TARGETS, ' ')
  return read.match(WORD)?.length ?? 0
}
