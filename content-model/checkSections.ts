import type { ContentRecord } from './ContentRecord.ts'
import { isGroup } from './fieldsOf.ts'
import { isFirstScreen, surfaceOf } from './schemas/sectionPage.ts'

type Block = { type: string; watch?: unknown }

/** Refuses lists of sections that would make no sound page, or one that looks wrong. */
export function checkSections({ file, value }: ContentRecord): string[] {
  if (!isGroup(value) || !Array.isArray(value.sections)) return []
  const sections = value.sections.filter(isBlock)
  const refuse = (index: number, words: string) => `${file}: "sections.${index + 1}" ${words}`
  const refusals: string[] = []
  const [first = -1, ...others] = indexesOf(sections, isFirstScreen)
  for (const index of others) {
    refusals.push(
      refuse(
        index,
        `is a ${sections[index]?.type}, but "sections.${first + 1}" holds the page's main heading already. Keep one of them.`,
      ),
    )
  }
  if (first >= 0 && value.scene !== undefined) {
    refusals.push(
      `${file}: "scene" is the picture of a title bar, which a page with a ${sections[first]?.type} does not have. Take it out.`,
    )
  }
  const dialogs = indexesOf(sections, ({ type }) => type === 'video-dialog')
  for (const index of dialogs.slice(1)) {
    refusals.push(refuse(index, 'is a second video-dialog. Keep one of them.'))
  }
  for (const index of indexesOf(sections, ({ watch }) => watch !== undefined)) {
    if (dialogs.length > 0) continue
    refusals.push(
      refuse(
        index,
        'has a control that opens the intro film. Add "- type: video-dialog" at the end.',
      ),
    )
  }
  for (const [index, section] of sections.entries()) {
    const surface = surfaceOf(section)
    const next = sections[index + 1]
    if (surface === undefined || next === undefined || surfaceOf(next) !== surface) continue
    refusals.push(
      refuse(
        index + 1,
        `has the ground of the section before it, ${surface}: the two would look like one. Put another between them.`,
      ),
    )
  }
  return refusals
}

function isBlock(section: unknown): section is Block {
  return isGroup(section) && typeof section.type === 'string'
}

function indexesOf(sections: Block[], matches: (section: Block) => boolean): number[] {
  return sections.flatMap((section, index) => (matches(section) ? [index] : []))
}
