import { parseDate } from '../../content-model/dates.ts'
import { SWATCHES, type Swatch } from '../../content-model/schemas/palette.ts'
import { wordsOf } from './hast.ts'
import { nameOfPerson, withoutBraces } from './names.ts'
import type { PlannedArticle } from './planArticles.ts'
import { amountOf } from './report.ts'
import { quoted, type Tell } from './warnings.ts'

/** The name for a reader without a name, or with a mail address as the name, as in WordPress. */
const NO_NAME = 'Anonymous'
const LINK = /\bhref\s*=\s*["']([^"']+)["']/gi

/** Comments of readers that the old site showed, without their IP and mail addresses. */
export function commentsOf(articles: PlannedArticle[], firstId: number, tell: Tell) {
  const comments = articles.flatMap(({ item, link, isDraft, date }) =>
    item.comments
      .filter(({ isApproved, isByReader }) => isApproved && isByReader)
      .map((comment) => ({
        name: withoutBraces(nameOfPerson(wordsOf(comment.author))) || NO_NAME,
        article: link,
        date: parseDate(comment.date) ?? date,
        comment: withoutBraces(wordsOf(comment.text)),
        ...(isDraft && { draft: true }),
      }))
      .filter(({ comment }) => comment !== ''),
  )
  for (const address of linksIn(articles)) {
    tell(`A link in a comment was removed; its text was kept: ${quoted(address)}`)
  }
  const left = articles.flatMap(({ item }) => item.comments).length - comments.length
  if (left > 0) {
    tell(`${amountOf(left, 'comment')} left out: not approved, without text, or not from a reader.`)
  }
  return comments.map((comment, index) => ({
    id: firstId + index,
    swatch: SWATCHES[index % SWATCHES.length] as Swatch,
    ...comment,
  }))
}

/** Addresses of links in comments that the comment text does not show. */
function linksIn(articles: PlannedArticle[]): string[] {
  return articles
    .flatMap(({ item }) => item.comments)
    .filter(({ isApproved, isByReader }) => isApproved && isByReader)
    .flatMap(({ text }) => {
      const words = wordsOf(text)
      return [...text.matchAll(LINK)]
        .map(([, address = '']) => wordsOf(address))
        .filter((address) => !words.includes(address))
    })
}
