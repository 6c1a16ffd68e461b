import { allPages, type SiteContent } from '../../content-model/collections.ts'
import { parseDate, today } from '../../content-model/dates.ts'
import { fitSummary, fitTitle } from '../../content-model/fitWords.ts'
import { safeName } from '../../studio/content/form/recordNames.ts'
import { wordsOf } from './hast.ts'
import { decoded, firstFree, withoutBraces } from './names.ts'
import type { Export, ExportItem } from './readExport.ts'
import type { Report } from './report.ts'
import { searchWordsOf } from './searchWords.ts'
import type { Tell } from './warnings.ts'

/** Facts about an article before its text is read. They are enough for other articles to link to it. */
export type PlannedArticle = {
  item: ExportItem
  id: number
  /** Path of its file below the content folder. */
  file: string
  /** Address on the new site. */
  link: string
  title: string
  /** The title on the old site, else words of its address. Never a placeholder that the owner has to replace. */
  oldTitle: string
  summary: string
  date: string
  isDraft: boolean
  tell: Tell
}

/** The site's existing content in one language. */
export type Present = {
  /** Addresses of pages, and their old addresses. */
  pages: ReadonlySet<string>
  /** Articles by address. */
  posts: ReadonlyMap<string, SiteContent['posts'][number]>
  /** Files of articles. New files are added. */
  files: Set<string>
  /** Titles, and descriptions or summaries, of all pages and articles. New ones are added. */
  titles: Set<string>
  summaries: Set<string>
  /** Id of the next article. */
  nextId: number
  /** The path of the language, below which all its articles are. Blank for the first language. */
  folder: string
}

export type Plan = {
  articles: PlannedArticle[]
  /** Existing articles of the site, by the item of the export. */
  left: Map<ExportItem, SiteContent['posts'][number]>
}

/**
 * The existing content in the language of `content`.
 * @param reserved addresses that no article may have
 */
export function presentIn(content: SiteContent, reserved: string[]): Present {
  const { posts, language } = content
  const pages = allPages(content)
  return {
    pages: new Set([...pages.flatMap(({ path, aliases }) => [path, ...aliases]), ...reserved]),
    posts: new Map(posts.map((post) => [post.link, post])),
    files: new Set(posts.map(({ file }) => file)),
    titles: new Set([...pages, ...posts].map(({ title }) => title)),
    summaries: new Set([
      ...pages.map(({ description }) => description),
      ...posts.map(({ summary }) => summary),
    ]),
    nextId: Math.max(0, ...posts.map(({ id }) => id)) + 1,
    folder: language.path ?? '',
  }
}

/** Statuses of items that WordPress never shows. */
export const LOST = ['trash', 'auto-draft', 'inherit']
const KEPT_BACK: Readonly<Record<string, string>> = {
  draft: 'It is a draft, as before.',
  pending: 'It is a draft, because it was pending review.',
  private: 'It is a draft, because it was private.',
  future: 'It was scheduled: it is a draft until you remove the line "draft".',
}
/** Number of characters of HTML that a summary needs at most. */
const BEGINNING_LENGTH = 5000

/** Whether an item is an article that WordPress may show. */
export function isArticle({ type, status }: ExportItem): boolean {
  return type === 'post' && !LOST.includes(status)
}

/**
 * Plans the articles of one language, oldest first, with unique addresses. A second import of an export gives the same
 * addresses, which identify existing articles.
 */
export function planArticles(
  items: ExportItem[],
  source: Export,
  present: Present,
  report: Report,
): Plan {
  const given = new Set<string>()
  const left: Plan['left'] = new Map()
  let { nextId } = present
  const inOrder = items.toSorted(
    (one, other) => one.date.localeCompare(other.date) || one.id - other.id,
  )
  const articles = inOrder.flatMap((item) => {
    const title = wordsOf(item.title)
    const wanted = `${present.folder}${addressOf(item)}`
    const link = firstFree(wanted, (name) => present.pages.has(name) || given.has(name))
    given.add(link)
    const post = present.posts.get(link)
    if (post) {
      report.leaveAsItIs(link)
      left.set(item, post)
      return []
    }
    const tell = report.tellerOf(link, title)
    if (item.password !== '') {
      tell('It is protected by a password, which this site does not support, and was left out.')
      return []
    }
    if (link !== wanted) tell(`Its address is ${link}, because another page has ${wanted}.`)
    if (addressOf(item) === addressByNumber(item)) {
      tell(
        `Addresses here contain only Latin letters: its number replaces "${decoded(item.slug)}".`,
      )
    }
    const search = searchWordsOf(item, source)
    const name = firstFree(`posts${link}`, (path) => present.files.has(`${path}.mdx`))
    const file = `${name}.mdx`
    present.files.add(file)
    return [articleOf(item, { title, file, link, id: nextId++, tell, search }, present)]
  })
  return { articles, left }
}

function articleOf(
  item: ExportItem,
  {
    title,
    file,
    link,
    id,
    tell,
    search,
  }: Pick<PlannedArticle, 'title' | 'file' | 'link' | 'id' | 'tell'> & {
    search: ReturnType<typeof searchWordsOf>
  },
  present: Present,
): PlannedArticle {
  const oldTitle = withoutBraces(title)
  const fittedTitle = fitTitle(oldTitle, present.titles, search.title)
  const excerpt = withoutBraces(wordsOf(item.excerpt))
  const text = withoutBraces(wordsOf(beginningOf(item.html)))
  const summary = fitSummary(
    [search.description, excerpt, `${excerpt} ${text}`.trim(), text],
    id,
    present.summaries,
  )
  if (oldTitle !== '' && fittedTitle.words === search.title && fittedTitle.words !== oldTitle) {
    tell(`Its title is the one for search engines. The original title was "${oldTitle}".`)
  }
  const todos = [fittedTitle.todo, summary.todo].filter((todo) => todo !== undefined)
  for (const todo of todos) tell(`${todo} Until then it is a draft.`)
  const keptBack = item.status === 'publish' ? undefined : KEPT_BACK[item.status]
  if (keptBack) tell(keptBack)
  else if (item.status !== 'publish')
    tell(`It is a draft, because its status was "${item.status}".`)
  return {
    item,
    id,
    file,
    link,
    title: fittedTitle.words,
    oldTitle: oldTitle || link.replace(/.*\//, '').replaceAll('-', ' '),
    summary: summary.words,
    date: dateOf(item, tell),
    isDraft: item.status !== 'publish' || todos.length > 0,
    tell,
  }
}

/** The address of an article, made of Latin letters, digits and hyphens. */
function addressOf(item: ExportItem): string {
  const name = decoded(item.slug) || wordsOf(item.title)
  const letters = name.normalize('NFKD').match(/\p{L}/gu) ?? []
  const plain = letters.every((letter) => /[a-z]/i.test(letter)) ? safeName(name) : ''
  return plain === '' ? addressByNumber(item) : `/${plain}`
}

function addressByNumber({ id }: ExportItem): string {
  return `/post-${id}`
}

/** Removes shortcodes, signs of notes, and addresses on lines of their own, which WordPress shows as films. */
function beginningOf(html: string): string {
  return html
    .slice(0, BEGINNING_LENGTH)
    .replaceAll(/<sup\b[^>]*\bfn\b[^>]*>.*?<\/sup>/gis, '')
    .replaceAll(/<[^>]*$|\[\/?[a-z][\w-]*[^\][]*\]/gi, '')
    .replaceAll(/^\s*https?:\S+\s*$/gm, '')
}

function dateOf({ date, status }: ExportItem, tell: Tell): string {
  const day = parseDate(date)
  if (day) return day
  if (status === 'publish') tell(`It has no date: ${today()} is used.`)
  return today()
}
