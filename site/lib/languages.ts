import { collections } from '../../content-model/collections.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import { folderOf, sitePages } from './pages.ts'

/** A page in one of the site's languages. */
export type PageVersion = { content: SiteContent; path: string }

/** Pages without versions in other languages: each language makes its own, or nobody navigates to them. */
const WITHOUT_VERSIONS = [collections.tag_pages.path, 'pages/not-found.yaml']

const versionsOfSite = new WeakMap<SiteContent, Map<string, PageVersion[]>>()

/**
 * All language versions of a page, the original first; empty if only one language has the page.
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

/** Links to the page in every language, or to a language's home page if it lacks the page; empty for one language. */
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

/** A language with its most likely country, in the form that social networks expect: de_DE for de. */
export function networkLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}
