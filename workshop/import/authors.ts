import { allPages, type SiteContent } from '../../content-model/collections.ts'
import { shortened } from '../../content-model/fitWords.ts'
import type { Author } from '../../content-model/schemas/author.ts'
import type { Language } from '../../content-model/schemas/languages.ts'
import { safeName } from '../../studio/content/form/recordNames.ts'
import { renderYaml } from '../../studio/content/yaml/renderYaml.ts'
import { firstFree, withoutBraces } from './names.ts'
import type { Report } from './report.ts'

/** The fields of an article for its author. */
export type Byline = { author: string; author_link: string }

type Known = { id: number; file: string; byline: Byline }

/** The authors of articles: authors of the site, and new authors, whose pages the owner has to write. */
export class Authors {
  /** Texts of new files, by path below the content folder. */
  readonly files = new Map<string, string>()
  /** Authors by name. */
  readonly #known: Map<string, Known>
  /** Addresses of pages, and names of author files. */
  readonly #taken: Set<string>
  readonly #report: Report
  #nextId: number

  constructor(content: SiteContent, report: Report) {
    this.#known = new Map(
      content.authors.map(({ id, file, name, path }) => [
        name,
        { id, file, byline: { author: name, author_link: path } },
      ]),
    )
    this.#taken = new Set([
      ...allPages(content).flatMap(({ path, aliases }) => [path, ...aliases]),
      ...content.authors.map(({ file }) => file),
    ])
    this.#nextId = Math.max(0, ...content.authors.map(({ id }) => id)) + 1
    this.#report = report
  }

  /** @param name as the old site shows it. */
  bylineOf(name: string): Byline {
    const author = withoutBraces(name) || 'Unknown'
    const known = this.#known.get(author)
    if (known) return known.byline
    const id = this.#nextId++
    const stem = firstFree(safeName(author) || 'author', (free) =>
      [addressOf(free), fileOf(free)].some((taken) => this.#taken.has(taken)),
    )
    const [path, file] = [addressOf(stem), fileOf(stem)]
    this.#taken.add(path).add(file)
    this.#write(file, author, { path, ...wordsFor(author), id })
    const byline = { author, author_link: path }
    this.#known.set(author, { id, file, byline })
    return byline
  }

  /**
   * The name of an author in another language. Adds the author's page in that language if there is none.
   * @param translated authors of the language
   */
  nameIn({ tag }: Language, { author }: Byline, translated: Author[]): string {
    const known = this.#known.get(author)
    const own = translated.find(({ id }) => id === known?.id)
    const file = `${tag}/${known?.file}`
    if (!own && !this.files.has(file)) this.#write(file, author, wordsFor(author))
    return own?.name ?? author
  }

  #write(file: string, name: string, record: object): void {
    this.files.set(file, `${renderYaml(record)}\n`)
    this.#report.tellerOf(`content/${file}`)(
      `The page contains only the name "${name}" and is hidden from search engines: write "text", then set "indexed" to true.`,
    )
  }
}

function addressOf(stem: string): string {
  return `/author/${stem}`
}

function fileOf(stem: string): string {
  return `authors/${stem}.yaml`
}

function wordsFor(name: string) {
  const short = shortened(name, 35)
  return {
    title: `All articles by ${short}, latest first`,
    description: `What ${short} has written for us over the years, with the latest article first.`,
    heading: name,
    indexed: false,
    name,
    text: [`Articles by ${name}.`],
    pagination: {
      title: `All articles by ${short}, page {page}`,
      description: `What ${short} has written for us over the years, page {page}, latest first.`,
      heading: `${name}, page {page}`,
    },
  }
}
