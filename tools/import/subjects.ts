import type { SiteContent } from '../../content-model/collections.ts'
import { withoutBraces } from './names.ts'
import type { Export, ExportItem } from './readExport.ts'
import { wordsOf } from './tidyHtml.ts'

/** What articles are listed under. A tag is written as the site, or the first article, writes it. */
export class Subjects {
  readonly #categories: Export['categories']
  readonly #spellings: Map<string, string>

  constructor({ categories }: Export, { posts }: SiteContent) {
    this.#categories = categories
    this.#spellings = new Map(posts.flatMap(({ tags }) => tags.map((tag) => [keyOf(tag), tag])))
  }

  /** The first category is the subject. Further ones, those above them and the tags are tags. */
  of({ terms }: ExportItem): { category: string; tags: string[] } {
    const own = terms.filter(({ kind }) => kind === 'category')
    const chosen = own.filter(({ slug }) => slug !== 'uncategorized')
    const [category = own[0]?.name ?? 'Articles', ...others] = [
      ...chosen.map(({ name }) => name),
      ...chosen.flatMap(({ slug }) => this.#namesAbove(slug)),
      ...terms.filter(({ kind }) => kind === 'post_tag').map(({ name }) => name),
    ].map((name) => withoutBraces(wordsOf(name)))
    const tags = new Map(others.map((name) => [keyOf(name), this.#spelled(name)]))
    tags.delete(keyOf(category))
    return { category, tags: [...tags.values()] }
  }

  #spelled(name: string): string {
    const spelling = this.#spellings.get(keyOf(name)) ?? name
    this.#spellings.set(keyOf(name), spelling)
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

/** The same for all spellings of one tag. */
function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}
