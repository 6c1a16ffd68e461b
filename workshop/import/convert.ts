import { addressKey } from '../../content-model/addressKey.ts'
import { allPages, type SiteContent } from '../../content-model/collections.ts'
import { SWATCHES, type Swatch } from '../../content-model/schemas/palette.ts'
import { newArticle } from '../../studio/content/yaml/renderYaml.ts'
import { Authors, type Byline } from './authors.ts'
import { commentsOf } from './comments.ts'
import { wordsOf } from './hast.ts'
import { firstFree, nameOfPerson, withoutBraces } from './names.ts'
import { OldAddresses } from './oldAddresses.ts'
import { LOST, type PlannedArticle, planArticles } from './planArticles.ts'
import type { Export } from './readExport.ts'
import { redirectsOf } from './redirects.ts'
import { amountOf, type Report } from './report.ts'
import { Resolver } from './resolver.ts'
import { Subjects } from './subjects.ts'
import type { PictureTaker, TakenPicture } from './takePictures.ts'
import { type PictureAsked, toMdx } from './toMdx.ts'
import { missingLines, unaccounted } from './unaccounted.ts'
import { quoted, type Tell } from './warnings.ts'
import { wordsAbout } from './wordsAbout.ts'

/** An import's additions to a content folder. */
export type Additions = {
  /** Texts of new files, by path below the content folder. */
  files: Map<string, string>
  comments: object[]
  redirects: object[]
}

/** Makes records of an export, all of which pass the checks of the content. The report lists everything else. */
export async function convert(
  source: Export,
  content: SiteContent,
  pictures: PictureTaker,
  report: Report,
): Promise<Additions> {
  const tellOfWhole = report.tellerOf('The export as a whole')
  tellOfTheRest(source, tellOfWhole)
  const pages = allPages(content)
  const pageAddresses = pages.flatMap(({ path, aliases }) => [path, ...aliases])
  const postAddresses = content.posts.map(({ link }) => link)
  const oldAddresses = content.redirects.map(({ from }) => addressKey(from))
  const articles = planArticles(
    source,
    {
      pages: new Set([...pageAddresses, ...oldAddresses]),
      posts: new Set(postAddresses),
      titles: new Set([...pages, ...content.posts].map(({ title }) => title)),
      summaries: new Set([
        ...pages.map(({ description }) => description),
        ...content.posts.map(({ summary }) => summary),
      ]),
      nextId: nextId(content.posts),
    },
    report,
  )
  const present = new Set([...pageAddresses, ...postAddresses])
  const addresses = new OldAddresses(articles, [...source.siteUrls, content.brand.url], present)
  const resolver = new Resolver(source.items)
  const authors = new Authors(content, report)
  const subjects = new Subjects(source, content)
  const files = new Map<string, string>()
  const filesThere = new Set(content.posts.map(({ file }) => file))
  for (const article of articles) {
    const { link, isDraft } = article
    const byline = authors.bylineOf(authorOf(article, source))
    const { head, text } = await contentOf(article, {
      subjects,
      content,
      pictures,
      addresses,
      byline,
      resolver,
      report,
    })
    const texts = [JSON.stringify(head), ...report.toldOf(link)]
    for (const line of missingLines(wordsAbout(article.item, source), texts)) {
      article.tell(`Words about it that are not there: "${quoted(line)}"`)
    }
    const path = firstFree(`posts${link}`, (name) => filesThere.has(`${name}.mdx`))
    files.set(`${path}.mdx`, newArticle({ ...head, ...(isDraft && { draft: true }) }, text))
    filesThere.add(`${path}.mdx`)
  }
  const comments = commentsOf(articles, nextId(content.comments), tellOfWhole)
  const redirects = redirectsOf(
    articles,
    source.siteUrl,
    new Set([...present].map(addressKey).concat(oldAddresses)),
  )
  const drafts = articles.filter(({ isDraft }) => isDraft).length
  report.count('article', articles.length, drafts > 0 ? ` (${drafts} as drafts)` : '')
  report.count('author', authors.files.size)
  report.count('comment', comments.length)
  report.count('redirect', redirects.length)
  return { files: new Map([...files, ...authors.files]), comments, redirects }
}

/** The public name of an article's author. */
function authorOf({ item, tell }: PlannedArticle, { authors }: Export): string {
  const login = wordsOf(item.author)
  const name = nameOfPerson(wordsOf(authors.get(item.author) ?? '')) || nameOfPerson(login)
  if (name === '' && login !== '') {
    tell(`Its author is known by a mail address alone, which is not published: ${login}`)
  }
  return name
}

function nextId(records: { id: number }[]): number {
  return Math.max(0, ...records.map(({ id }) => id)) + 1
}

type Old = {
  subjects: Subjects
  content: SiteContent
  pictures: PictureTaker
  addresses: OldAddresses
  byline: Byline
  resolver: Resolver
  report: Report
}

async function contentOf(
  article: PlannedArticle,
  { subjects, content, pictures, addresses, byline, resolver, report }: Old,
) {
  const { item, id, title, oldTitle, summary, date, link, tell } = article
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
      if (taken.alt === '') tell(`Say what ${taken.file} shows: "${alt}" stands there.`)
      shown.push({ file: taken.file, alt })
      return { file: taken.file, alt }
    },
    tell,
  })
  const account = { text, told: report.toldOf(link), became, link: item.link }
  for (const sentence of unaccounted(html, account)) tell(sentence)
  const featured = await featuredPicture(article, pictures)
  const [stranger] = content.posts
  const picture = featured ?? shown[0] ?? { file: stranger?.thumb ?? '', alt: '' }
  if (picture.file === stranger?.thumb) {
    tell(`It has no picture of its own for lists: ${picture.file} stands in for one.`)
  }
  const { category, tags } = subjects.of(item, tell)
  return {
    head: {
      id,
      title,
      thumb: picture.file,
      alt: withoutBraces(picture.alt),
      swatch: SWATCHES[id % SWATCHES.length] as Swatch,
      date,
      ...byline,
      link,
      summary,
      category,
      ...(tags.length > 0 && { tags }),
    },
    text,
  }
}

function featuredPicture({ item, tell }: PlannedArticle, pictures: PictureTaker) {
  const attachment = Number(item.meta.get('_thumbnail_id'))
  const asked: PictureAsked = { src: '', attachment, alt: '', caption: '' }
  return attachment > 0 ? pictures.take(asked, item.link, tell) : undefined
}

/** Handled elsewhere, or of no use outside WordPress. */
const OTHERS_SAID = [
  'post',
  'attachment',
  'revision',
  'nav_menu_item',
  'customize_changeset',
  'oembed_cache',
  'wp_block',
]

function tellOfTheRest({ items }: Export, tell: Tell): void {
  for (const { type, title, link } of items) {
    if (OTHERS_SAID.includes(type)) continue
    tell(`A ${type} was not imported: ${wordsOf(title) || 'without a title'} (${link})`)
  }
  const lost = items.filter(({ type, status }) => type === 'post' && LOST.includes(status)).length
  if (lost > 0) tell(`${amountOf(lost, 'article')} in the bin, left there.`)
  tell('The old lists of categories, tags and authors have other addresses here.')
}
