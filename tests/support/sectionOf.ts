import type { SectionBlock, SectionPage, SectionType } from '../../content-model/schemas/pages.ts'

/**
 * The first section of a type on a page.
 * @throws if the page has no such section.
 */
export function sectionOf<Type extends SectionType>(
  { path, sections }: SectionPage,
  type: Type,
): SectionBlock<Type> {
  const block = sections.find((section) => section.type === type)
  if (!block) throw new Error(`${path} has no section ${type}.`)
  return block as SectionBlock<Type>
}
