import type { SiteContent } from '../../content-model/collections.ts'
import { tagSchema } from '../../content-model/schemas/tags.ts'
import { slugOf } from '../../content-model/slugs.ts'
import { wordsOf } from './hast.ts'
import { withoutBraces } from './names.ts'
import type { Export, ExportItem } from './readExport.ts'
import { quoted, type Tell } from './warnings.ts'

/** Categories and tags of articles. A tag has the spelling of the site, else of the first article. */
export class Subjects {
  readonly #categories: Export['categories']
  readonly #spellings: Map<string, string>

  constructor({ categories }: Export, { posts }: SiteContent) {
    this.#categories = categories
    this.#spellings = new Map(posts.flatMap(({ tags }) => tags.map((tag) => [slugOf(tag), tag])))
  }

  /** The first category becomes the category. Further categories, their parents and the tags become tags. */
  of({ terms }: ExportItem, tell: Tell): { category: string; tags: string[] } {
    const own = terms.filter(({ kind }) => kind === 'category')
    const chosen = own.filter(({ slug }) => slug !== 'uncategorized')
    const [category = own[0]?.name ?? 'Articles', ...others] = [
      ...chosen.map(({ name }) => name),
      ...chosen.flatMap(({ slug }) => this.#namesAbove(slug)),
      ...terms.filter(({ kind }) => kind === 'post_tag').map(({ name }) => name),
    ].map((name) => withoutBraces(wordsOf(name)))
    const tags = new Map(others.map((name) => [slugOf(name), this.#spelled(name)]))
    tags.delete(slugOf(category))
    return { category, tags: [...tags.values()].filter((tag) => isTag(tag, tell)) }
  }

  #spelled(name: string): string {
    const spelling = this.#spellings.get(slugOf(name)) ?? name
    this.#spellings.set(slugOf(name), spelling)
    return spelling
  }

  #namesAbove(slug: string): string[] {
    const names: string[] = []
    const seen = new Set([slug])
    let above = this.#categories.get(slug)?.parent
    while (above && !seen.has(above)) {
      seen.add(above)
      const category = this.#categories.get(above)
      if (category) names.push(category.name)
      above = category?.parent
    }
    return names
  }
}

function isTag(tag: string, tell: Tell): boolean {
  const { success } = tagSchema.safeParse(tag)
  if (!success) tell(`The tag "${quoted(tag)}" is left out: a tag has 2 to 28 characters.`)
  return success
}
