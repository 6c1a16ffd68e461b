import { parseDate } from '../../content-model/dates.ts'
import { SWATCHES, type Swatch } from '../../content-model/schemas/palette.ts'
import { wordsOf } from './hast.ts'
import type { Tell } from './losses.ts'
import { withoutBraces } from './names.ts'
import type { PlannedArticle } from './planArticles.ts'
import { amountOf } from './report.ts'

/** Comments of readers that the old site showed, with neither address nor mail of the reader. */
export function commentsOf(articles: PlannedArticle[], firstId: number, tell: Tell) {
  const comments = articles.flatMap(({ item, link, isDraft, date }) =>
    item.comments
      .filter(({ isApproved, isByReader }) => isApproved && isByReader)
      .map((comment) => ({
        name: withoutBraces(wordsOf(comment.author)),
        article: link,
        date: parseDate(comment.date) ?? date,
        comment: withoutBraces(wordsOf(comment.text)),
        ...(isDraft && { draft: true }),
      }))
      .filter(({ name, comment }) => name !== '' && comment !== ''),
  )
  const left = articles.flatMap(({ item }) => item.comments).length - comments.length
  if (left > 0) {
    tell(`${amountOf(left, 'comment')} left out: not approved, without words, or not a reader's.`)
  }
  return comments.map((comment, index) => ({
    id: firstId + index,
    swatch: SWATCHES[index % SWATCHES.length] as Swatch,
    ...comment,
  }))
}
