import { collections } from '../../content-model/collections.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import { folderOf, sitePages } from './pages.ts'

/** A page in one of the site's languages. */
export type PageVersion = { content: SiteContent; path: string }

/** Pages that each language makes of its own words, or that are no page to go to. */
const WITHOUT_VERSIONS = [collections.tag_pages.path, 'pages/not-found.yaml']

const versionsOfSite = new WeakMap<SiteContent, Map<string, PageVersion[]>>()

/**
 * A page in all languages that have it, the original's first; none if one language alone has it.
 * @param contents the content in each language, the original first.
 */
export function versionsOf(contents: readonly SiteContent[], path: string): PageVersion[] {
  const [original] = contents
  if (!original || contents.length === 1) return []
  const known = versionsOfSite.get(original) ?? versionsByPath(contents)
  versionsOfSite.set(original, known)
  return known.get(path) ?? []
}

function versionsByPath(contents: readonly SiteContent[]): Map<string, PageVersion[]> {
  const versions = contents.flatMap((content) =>
    sitePages(content).flatMap(({ page, file, number = 1 }) => {
      const original = file.replace(folderOf(content), '')
      if (WITHOUT_VERSIONS.includes(original)) return []
      return [{ content, path: page.path, key: `${original} ${number}` }]
    }),
  )
  return new Map(
    [...Map.groupBy(versions, ({ key }) => key).values()]
      .filter((group) => group.length > 1)
      .flatMap((group) => group.map(({ path }) => [path, group])),
  )
}

/** Links to all languages: to the same page, or to the home page of a language that lacks it. None if there is one. */
export function languageLinks(
  contents: readonly SiteContent[],
  current: SiteContent,
  path: string,
) {
  if (contents.length === 1) return []
  const versions = versionsOf(contents, path)
  return contents.map((content) => ({
    tag: content.language.tag,
    name: content.language.name,
    path: versions.find((version) => version.content === content)?.path ?? content.pages.home.path,
    isCurrent: content === current,
  }))
}

/** A language with the country that social networks ask for, as de_DE for de. */
export function networkLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}
