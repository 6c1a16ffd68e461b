import type { SiteContent } from '../../content-model/collections.ts'
import { SWATCHES, type Swatch } from '../../content-model/schemas/palette.ts'
import { newArticle } from '../../studio/content/yaml/renderYaml.ts'
import type { Authors, Byline } from './authors.ts'
import { wordsOf } from './hast.ts'
import { nameOfPerson, withoutBraces } from './names.ts'
import type { OldAddresses } from './oldAddresses.ts'
import type { PlannedArticle } from './planArticles.ts'
import type { Export } from './readExport.ts'
import type { Report } from './report.ts'
import type { Resolver } from './resolver.ts'
import { Subjects } from './subjects.ts'
import type { PictureTaker, TakenPicture } from './takePictures.ts'
import { type PictureAsked, toMdx } from './toMdx.ts'
import type { PlannedTranslation } from './translations.ts'
import { missingLines, unaccounted } from './unaccounted.ts'
import { quoted } from './warnings.ts'
import { wordsAbout } from './wordsAbout.ts'

type Surroundings = {
  source: Export
  pictures: PictureTaker
  addresses: OldAddresses
  authors: Authors
  resolver: Resolver
  report: Report
}

/** The parts of an article that are read from its text and metadata. */
type Parts = {
  text: string
  /** The picture for lists. */
  picture?: TakenPicture | undefined
  category: string
  tags: string[]
}

/** Fields that a translation takes from the original. */
type Original = Pick<SiteContent['posts'][number], 'thumb' | 'author' | 'tags'>

/** Writes the files of articles. */
export class ArticleFiles {
  /** Texts by path below the content folder. */
  readonly texts = new Map<string, string>()
  readonly #content: SiteContent
  readonly #surroundings: Surroundings
  readonly #originals: Map<string, Original>
  readonly #subjects = new Map<SiteContent, Subjects>()

  constructor(content: SiteContent, surroundings: Surroundings) {
    this.#content = content
    this.#surroundings = surroundings
    this.#originals = new Map(content.posts.map((post) => [post.file, post]))
  }

  async addOriginal(article: PlannedArticle): Promise<void> {
    const { id, title, summary, date, link, tell, file } = article
    const { text, picture, ...subject } = await this.#partsOf(article, this.#content)
    const byline = this.#bylineOf(article)
    const [stranger] = this.#content.posts
    const { file: thumb, alt } = picture ?? { file: stranger?.thumb ?? '', alt: '' }
    if (thumb === stranger?.thumb) {
      tell(`It has no picture of its own for lists: ${thumb} is used instead.`)
    }
    const head = {
      id,
      title,
      thumb,
      alt: withoutBraces(alt),
      swatch: SWATCHES[id % SWATCHES.length] as Swatch,
      date,
      ...byline,
      link,
      summary,
      category: subject.category,
      ...(subject.tags.length > 0 && { tags: subject.tags }),
    }
    this.#originals.set(file, { ...byline, thumb, tags: subject.tags })
    this.#write(article, head, text)
  }

  /** Adds a translation. Its original must have been added or exist already. */
  async addTranslation(article: PlannedTranslation): Promise<void> {
    const { title, summary, link, content, originalFile } = article
    const { authors } = this.#surroundings
    const original = this.#originals.get(originalFile)
    const { text, picture, category, tags } = await this.#partsOf(article, content)
    const byline = this.#bylineOf(article)
    const author = authors.nameIn(content.language, byline, content.authors)
    const isTagged = tags.length > 0 || (original?.tags ?? []).length > 0
    const head = {
      title,
      ...(picture && picture.file !== original?.thumb && { thumb: picture.file }),
      ...(picture && { alt: withoutBraces(picture.alt) }),
      ...(byline.author !== original?.author && { author_link: byline.author_link }),
      ...(author !== original?.author && { author }),
      link,
      summary,
      category,
      ...(isTagged && { tags }),
    }
    this.#write(article, head, text)
  }

  #write(article: PlannedArticle, head: object, text: string): void {
    const { source, report } = this.#surroundings
    const texts = [JSON.stringify(head), ...report.toldOf(article.link)]
    for (const line of missingLines(wordsAbout(article.item, source), texts)) {
      article.tell(`Metadata that was not imported: "${quoted(line)}"`)
    }
    this.texts.set(
      article.file,
      newArticle({ ...head, ...(article.isDraft && { draft: true }) }, text),
    )
  }

  #bylineOf(article: PlannedArticle): Byline {
    const { authors, source } = this.#surroundings
    return authors.bylineOf(authorOf(article, source))
  }

  #subjectsOf(content: SiteContent): Subjects {
    const subjects = this.#subjects.get(content) ?? new Subjects(this.#surroundings.source, content)
    this.#subjects.set(content, subjects)
    return subjects
  }

  /** @param content the site in the article's language */
  async #partsOf(article: PlannedArticle, content: SiteContent): Promise<Parts> {
    const { pictures, addresses, resolver, report } = this.#surroundings
    const { item, oldTitle, link, tell } = article
    const shown: TakenPicture[] = []
    const became = new Map<string, string>()
    const html = resolver.resolve(item, tell)
    const text = await toMdx(html, {
      title: oldTitle,
      addressOf: (href) => {
        const address = addresses.leadTo(href, article)
        if (address) became.set(href, address)
        return address
      },
      takePicture: async (asked) => {
        const taken = await pictures.take(asked, item.link, tell)
        if (!taken) return undefined
        became.set(asked.src, taken.file)
        const alt = taken.alt || asked.caption || pictures.titleOf(asked, taken.file)
        if (taken.alt === '')
          tell(`Describe what ${taken.file} shows. The current description is "${alt}".`)
        shown.push({ file: taken.file, alt })
        return { file: taken.file, alt }
      },
      tell,
    })
    const account = { text, told: report.toldOf(link), became, link: item.link }
    for (const sentence of unaccounted(html, account)) tell(sentence)
    const picture = (await featuredPicture(article, pictures)) ?? shown[0]
    return { text, picture, ...this.#subjectsOf(content).of(item, tell) }
  }
}

/** The public name of the author of an article. */
function authorOf({ item, tell }: PlannedArticle, { authors }: Export): string {
  const login = wordsOf(item.author)
  const name = nameOfPerson(wordsOf(authors.get(item.author) ?? '')) || nameOfPerson(login)
  if (name === '' && login !== '') {
    tell(`Its author has only an email address, which is not published: ${login}`)
  }
  return name
}

function featuredPicture({ item, tell }: PlannedArticle, pictures: PictureTaker) {
  const attachment = Number(item.meta.get('_thumbnail_id'))
  const asked: PictureAsked = { src: '', attachment, alt: '', caption: '' }
  return attachment > 0 ? pictures.take(asked, item.link, tell) : undefined
}
