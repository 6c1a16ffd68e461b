import { isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'
import { isFirstScreen, isPaged, surfaceOf } from './schemas/pages.ts'

/** Addresses that cannot have further pages below. */
const WITHOUT_FURTHER_PAGES = ['/', '/404']

type Block = { type: string; watch?: unknown }

/** An error for each list of sections that would make no sound page, or one that looks wrong. */
export function checkPage({ file, value }: ContentRecord): string[] {
  if (!isGroup(value) || !Array.isArray(value.sections)) return []
  const sections = value.sections.filter(isBlock)
  const errorAt = (index: number, words: string) => `${file}: "sections.${index + 1}" ${words}`
  const errors: string[] = []
  const [first = -1, ...others] = indexesOf(sections, isFirstScreen)
  for (const index of others) {
    errors.push(
      errorAt(
        index,
        `is a ${sections[index]?.type}, but "sections.${first + 1}" holds the page's main heading already. Keep one of them.`,
      ),
    )
  }
  if (first >= 0 && value.illustration !== undefined) {
    errors.push(
      `${file}: "illustration" is the picture of a title bar, which a page with a ${sections[first]?.type} does not have. Take it out.`,
    )
  }
  errors.push(...pagingErrors(file, value, indexesOf(sections, isPaged)))
  const dialogs = indexesOf(sections, ({ type }) => type === 'video-dialog')
  for (const index of dialogs.slice(1)) {
    errors.push(errorAt(index, 'is a second video-dialog. Keep one of them.'))
  }
  for (const index of indexesOf(sections, ({ watch }) => watch !== undefined)) {
    if (dialogs.length > 0) continue
    errors.push(
      errorAt(
        index,
        'has a control that opens the intro film. Add "- type: video-dialog" at the end.',
      ),
    )
  }
  for (const [index, section] of sections.entries()) {
    const surface = surfaceOf(section)
    const next = sections[index + 1]
    if (surface === undefined || next === undefined || surfaceOf(next) !== surface) continue
    errors.push(
      errorAt(
        index + 1,
        `has the surface of the section before it, ${surface}: the two would look like one. Put another between them.`,
      ),
    )
  }
  return errors
}

/** A page has one list at most that goes on on further pages, and these have names of their own. */
function pagingErrors(file: string, page: Record<string, unknown>, paged: number[]): string[] {
  const [first, ...others] = paged
  if (first === undefined) {
    if (page.pagination === undefined) return []
    return [
      `${file}: "pagination" names further pages, which a page without a list of all articles does not have. Take it out.`,
    ]
  }
  if (typeof page.path === 'string' && WITHOUT_FURTHER_PAGES.includes(page.path)) {
    return [
      `${file}: "sections.${first + 1}" is a list of all articles, which ${page.path} cannot hold: it has no further pages. Use latest-posts.`,
    ]
  }
  const errors = others.map(
    (index) =>
      `${file}: "sections.${index + 1}" is a second list of all articles. Keep one of them.`,
  )
  if (page.pagination !== undefined) return errors
  return [
    ...errors,
    `${file}: "pagination" is missing. Add it: how the second and later pages of its list name themselves.`,
  ]
}

function isBlock(section: unknown): section is Block {
  return isGroup(section) && typeof section.type === 'string'
}

function indexesOf(sections: Block[], matches: (section: Block) => boolean): number[] {
  return sections.flatMap((section, index) => (matches(section) ? [index] : []))
}
