import type { SiteContent } from '../../content-model/readContent.ts'
import { loadSections } from '../build/loadSections.ts'
import { loadAuthor } from '../layouts/loadAuthor.ts'
import { loadCase } from '../layouts/loadCase.ts'
import { loadServicePage } from '../layouts/loadServicePage.ts'
import { loadTag } from '../layouts/loadTag.ts'
import { type SitePage, TAGS_FILE } from '../lib/pages.ts'
import { addressOfPage } from '../lib/pagination.ts'
import { type TagPage, tagPages } from '../lib/tags.ts'
import { sectionLoader } from '../sections/sectionLoaders.ts'
import { trackReads } from './trackReads.ts'

/**
 * The files below content/ that hold what a page is about: its own file, and those of the records that it
 * shows. What every page shows (brand, navigation, footer, interface) is not among them: docs/decisions/0025.
 */
export async function pageSources(content: SiteContent, page: SitePage): Promise<string[]> {
  const tracked = trackReads(content)
  const props = await load(tracked.content, page, tagPageOf(content, page))
  // What a loader hands on whole, the view reads.
  JSON.stringify(props)
  return [...new Set([page.file, ...tracked.files])]
}

/** To know which tags there are takes every article; to show one takes only those that have it. */
function tagPageOf(
  content: SiteContent,
  { page, file, number = 1 }: SitePage,
): TagPage | undefined {
  if (file !== TAGS_FILE) return undefined
  return tagPages(content).find(({ path }) => addressOfPage(path, number) === page.path)
}

function load(
  content: SiteContent,
  { page, file, number = 1 }: SitePage,
  tagPage: TagPage | undefined,
): Promise<unknown> {
  const service = content.service_pages.find((one) => one.path === page.path)
  if (service) return loadServicePage(content, service)
  const study = content.cases.find((one) => one.path === page.path)
  if (study) return loadCase(content, study)
  const author = content.authors.find((one) => one.file === file)
  if (author) return loadAuthor(content, author, number)
  if (tagPage) return loadTag(content, tagPage, number)
  const sectionPage = content.pages[file.replace('pages/', '').replace('.yaml', '')]
  // Other pages show the words of their own file only, and name their own date.
  if (!sectionPage) return Promise.resolve()
  const loaders = sectionPage.sections.map(({ type }) => sectionLoader(type))
  return loadSections(content, sectionPage, loaders, number)
}
