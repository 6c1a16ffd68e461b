import type { ContentFault, Fault } from './faultSentence.ts'
import { isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'
import { isFirstScreen, isPaged, surfaceOf } from './schemas/pages.ts'

/** Addresses that cannot have pages such as /2 below them. */
const WITHOUT_FURTHER_PAGES = ['/', '/404']

type Block = { type: string; watch?: unknown }

/** Reports combinations of sections that break a page or look wrong. */
export function checkPage({ file, value }: ContentRecord): ContentFault[] {
  if (!isGroup(value) || !Array.isArray(value.sections)) return []
  const sections = value.sections.filter(isBlock)
  const faults: ContentFault[] = []
  const refuse = (index: number, fault: Fault) =>
    faults.push({ file, path: ['sections', index], ...fault })
  const [first = -1, ...others] = indexesOf(sections, isFirstScreen)
  for (const index of others) {
    const problem = [
      `is a ${sections[index]?.type}, but `,
      { field: ['sections', first] },
      " already has the page's main heading",
    ]
    refuse(index, { problem, advice: 'Keep one of them.' })
  }
  if (first >= 0 && value.illustration !== undefined) {
    const problem = `is the picture of a title bar, which a page with a ${sections[first]?.type} does not have`
    faults.push({ file, path: ['illustration'], problem, advice: 'Remove it.' })
  }
  faults.push(
    ...pagingFaults(value, indexesOf(sections, isPaged)).map((fault) => ({ file, ...fault })),
  )
  const dialogs = indexesOf(sections, ({ type }) => type === 'video-dialog')
  for (const index of dialogs.slice(1)) {
    refuse(index, { problem: 'is a second video-dialog', advice: 'Keep one of them.' })
  }
  for (const index of indexesOf(sections, ({ watch }) => watch !== undefined)) {
    if (dialogs.length > 0) continue
    refuse(index, {
      problem: 'has a control that opens the intro film',
      advice: ['Add ', { section: 'video-dialog' }, ' at the end.'],
    })
  }
  for (const [index, section] of sections.entries()) {
    const surface = surfaceOf(section)
    const next = sections[index + 1]
    if (surface === undefined || next === undefined || surfaceOf(next) !== surface) continue
    refuse(index + 1, {
      problem: `has the same surface as the section before it, ${surface}: the two would look like one`,
      advice: 'Put another section between them.',
    })
  }
  return faults
}

/** A page may have only one paginated list, and then needs names for the further pages. */
function pagingFaults(page: Record<string, unknown>, paged: number[]): ContentFault[] {
  const [first, ...others] = paged
  if (first === undefined) {
    if (page.pagination === undefined) return []
    const problem = 'names further pages, which a page without a list of all articles does not have'
    return [{ path: ['pagination'], problem, advice: 'Remove it.' }]
  }
  if (typeof page.path === 'string' && WITHOUT_FURTHER_PAGES.includes(page.path)) {
    const problem = `is a list of all articles, which ${page.path} cannot have, because it has no further pages`
    return [{ path: ['sections', first], problem, advice: 'Use latest-posts.' }]
  }
  const faults = others.map((index): ContentFault => {
    const problem = 'is a second list of all articles'
    return { path: ['sections', index], problem, advice: 'Keep one of them.' }
  })
  if (page.pagination !== undefined) return faults
  const advice = 'Add it: titles and description of the second and later pages of its list.'
  return [...faults, { path: ['pagination'], advice }]
}

function isBlock(section: unknown): section is Block {
  return isGroup(section) && typeof section.type === 'string'
}

function indexesOf(sections: Block[], matches: (section: Block) => boolean): number[] {
  return sections.flatMap((section, index) => (matches(section) ? [index] : []))
}
