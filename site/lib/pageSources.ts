import type { SiteContent } from '../../content-model/readContent.ts'
import { loadAuthor } from './loadAuthor.ts'
import { loadSections, type SectionLoader } from './loadSections.ts'
import { loadServicePage } from './loadServicePage.ts'
import { loaderFileOf } from './sectionFiles.ts'
import type { SitePage } from './sitePages.ts'
import { trackReads } from './trackReads.ts'

const sectionLoaders = import.meta.glob<SectionLoader<never, object>>('../sections/*/*.load.ts', {
  eager: true,
  import: 'load',
})

/**
 * The files below content/ that hold what a page is about: its own file, and those of the records that it
 * shows. What every page shows (brand, navigation, footer, interface) is not among them: docs/decisions/0025.
 */
export async function pageSources(content: SiteContent, page: SitePage): Promise<string[]> {
  const tracked = trackReads(content)
  const props = await load(tracked.content, page)
  // What a loader hands on whole, the view reads.
  JSON.stringify(props)
  return [...new Set([page.file, ...tracked.files])]
}

function load(content: SiteContent, { page, file, number = 1 }: SitePage): Promise<unknown> {
  const service = content.service_pages.find((one) => one.path === page.path)
  if (service) return loadServicePage(content, service)
  const author = content.authors.find((one) => one.file === file)
  if (author) return loadAuthor(content, author, number)
  const name = file.replace('pages/', '').replace('.yaml', '')
  const { sections } = content.pages[name] ?? {}
  // Other pages show the words of their own file only, and name their own date.
  if (!sections) return Promise.resolve()
  const loaders = sections.map(({ type }) => sectionLoaders[`../${loaderFileOf(type)}`])
  return loadSections(
    content,
    name,
    loaders.filter((loader) => loader !== undefined),
    number,
  )
}
