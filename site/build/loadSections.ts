import type { SiteContent } from '../../content-model/readContent.ts'
import type { SectionBlock, SectionPage, SectionType } from '../../content-model/schemas/pages.ts'
import type { BreadcrumbProps } from '../components/Breadcrumb/Breadcrumb.tsx'
import { naming } from '../lib/naming.ts'
import { pageAt } from '../lib/pagination.ts'
import type { StructuredData } from '../lib/seo/structuredData.ts'
import { titleIllustration } from './pictures.ts'

/** Props of every section's view; the section's loader, if it has one, adds the rest. */
export type SectionProps<Type extends SectionType> = {
  /** Unique on the page: the section's type, numbered from its second occurrence on. */
  id: string
  copy: SectionBlock<Type>
  labels: SiteContent['labels']
}

/** A loader's second argument, after the section's block. */
type SectionContext = {
  content: SiteContent
  /** The page as its file describes it, independent of `number`. */
  page: SectionPage
  /** Page number of a long list, from 1. */
  number: number
}

/** A section's further props, and its structured data. */
type LoadedSection<Props> = {
  props: Omit<Props, keyof SectionProps<SectionType>>
  /** The page's breadcrumb, if the section is a first screen that shows it. */
  breadcrumb?: BreadcrumbProps
  structuredData?: StructuredData | undefined
  /** SVG symbols that the view uses. The page contains each symbol once, even if several sections need it. */
  symbols?: string
}

/** Adds the view's further props to a section's block; undefined if there is nothing to show. */
export type SectionLoader<Props extends { copy: SectionBlock }> = (
  block: Props['copy'],
  context: SectionContext,
) => LoadedSection<Props> | undefined | Promise<LoadedSection<Props> | undefined>

/**
 * Loads the sections of a page, each by its own loader; a section without one shows its block.
 * @returns props of the page's layout, and of each view; undefined for a section that is not shown.
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
      breadcrumb: loaded.find((section) => section?.breadcrumb)?.breadcrumb,
      structuredData: loaded.reduce(
        (all, section) => mergeStructuredData(all, section?.structuredData),
        {} as StructuredData,
      ),
    },
    sections: loaded.map((section) => section?.props),
    symbols: [...new Set(loaded.flatMap((section) => section?.symbols ?? []))].join(''),
  }
}

/** Concatenates lists; for a value that a page has only once, the first section's value is used. */
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
