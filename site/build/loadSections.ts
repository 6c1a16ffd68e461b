import type { SiteContent } from '../../content-model/readContent.ts'
import type { SectionBlock, SectionPage, SectionType } from '../../content-model/schemas/pages.ts'
import { naming } from '../lib/naming.ts'
import { pageAt } from '../lib/pagination.ts'
import type { StructuredData } from '../lib/seo/structuredData.ts'
import { titleIllustration } from './pictures.ts'

/** What the view of every section is given; its loader, where it has one, adds the rest. */
export type SectionProps<Type extends SectionType> = {
  /** Unique on the page: the section's type, with a number from the second of its kind on. */
  id: string
  copy: SectionBlock<Type>
  labels: SiteContent['labels']
}

/** What a section's loader has at hand beside its block. */
type SectionContext = {
  content: SiteContent
  /** As its file describes it, whichever part of a long list is shown. */
  page: SectionPage
  /** Which part of a long list the page shows, from 1 on. */
  number: number
}

/** What a section shows beyond its block, and what it tells machines of all that. */
type LoadedSection<Props> = {
  props: Omit<Props, keyof SectionProps<SectionType>>
  structuredData?: StructuredData | undefined
  /** SVG symbols that the view uses. However many sections bring the same, the page holds them once. */
  symbols?: string
}

/** Adds to a section's block what else its view shows; undefined where there is nothing to show. */
export type SectionLoader<Props extends { copy: SectionBlock }> = (
  block: Props['copy'],
  context: SectionContext,
) => LoadedSection<Props> | undefined | Promise<LoadedSection<Props> | undefined>

/**
 * Loads the sections of a page, each by the loader at its place; a section without one shows its block.
 * @returns props of the page's layout, and of each view; undefined where a section is left out.
 */
export async function loadSections(
  content: SiteContent,
  page: SectionPage,
  loaders: (SectionLoader<never> | undefined)[],
  number = 1,
) {
  const counts = new Map<string, number>()
  const loaded = await Promise.all(
    page.sections.map(async (block, index) => {
      const count = (counts.get(block.type) ?? 0) + 1
      counts.set(block.type, count)
      const id = count === 1 ? block.type : `${block.type}-${count}`
      const load = loaders[index]
      const section = load
        ? await naming(`${page.path}, section ${id}`, () =>
            load(block as never, { content, page, number }),
          )
        : { props: {} }
      return (
        section && {
          ...section,
          props: { id, copy: block, labels: content.labels, ...section.props },
        }
      )
    }),
  )
  const { illustration, tone, footer, searched } = page
  return {
    layout: {
      page: pageAt(page, number),
      parents: number === 1 ? [] : [page],
      tone,
      footer,
      searched,
      illustration: illustration && (await titleIllustration(illustration, content.palette)),
      structuredData: loaded.reduce(
        (all, section) => mergeStructuredData(all, section?.structuredData),
        {} as StructuredData,
      ),
    },
    sections: loaded.map((section) => section?.props),
    symbols: [...new Set(loaded.flatMap((section) => section?.symbols ?? []))].join(''),
  }
}

/** Lists are joined; of what a page has once, the first section that tells it counts. */
function mergeStructuredData(one: StructuredData, other: StructuredData = {}): StructuredData {
  const join = <Item>(left: Item[] | undefined, right: Item[] | undefined) =>
    left && right ? [...left, ...right] : (left ?? right)
  return {
    ...other,
    ...one,
    questions: join(one.questions, other.questions),
    plans: join(one.plans, other.plans),
    articles: join(one.articles, other.articles),
    people: join(one.people, other.people),
  }
}
