import type { MarkdownHeading } from 'astro'
import type { SiteContent } from '../../../content-model/readContent.ts'
import { EVERY_ARTICLE, type Post } from '../../../content-model/schemas/blog.ts'
import type { Focus } from '../../../content-model/schemas/fields.ts'
import { tagPath } from '../../../content-model/tags.ts'
import { formAddresses, tokenAddress } from '../../../forms/formAddresses.ts'
import { postCard, postHead, postPicture } from '../../build/cards.ts'
import { logoFile, logoOn } from '../../build/logos.ts'
import { preparePicture } from '../../build/pictures.ts'
import type { ContentsListProps } from '../../components/ContentsList/ContentsList.tsx'
import { messageAnswerWords } from '../../islands/MessageForm/messageAnswerWords.ts'
import { articleDate } from '../../lib/dates.ts'
import { formLanguage } from '../../lib/formLanguage.ts'
import { shareLinks } from '../../lib/links.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { PHONE_VW, PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import type { ArticleRoute } from '../../lib/posts.ts'
import { pageOfArticle, partsOfSeries, relatedPosts, subjectAddress } from '../../lib/posts.ts'
import { fillCount, fillWords, initials } from '../../lib/text.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { ArticleFootProps } from '../ArticleFoot/ArticleFoot.tsx'
import type { CommentsProps } from '../Comments/Comments.tsx'
import { sidebarProps } from '../Sidebar/sidebarProps.ts'

/** Reading speed for prose on a screen. */
const WORDS_PER_MINUTE = 220

/** Reading time from which an article has a table of contents. */
const LONG_FROM_MINUTES = 4

/** One row of cards. */
const RELATED_COUNT = 3

/** Props of the sections around an article's text, one entry per section, with the picture prepared. */
export async function loadArticle(
  content: SiteContent,
  { post, previous, next }: ArticleRoute,
  headings: MarkdownHeading[],
) {
  const { brand, forms, pages, labels, palette } = content
  const { share, neighbours, reading_time } = labels.article
  const address = formAddresses(content, process.env).contact
  const subject = fillWords(forms.reply.subject, { title: post.title })
  const { save_details: _box, ...fieldLabels } = forms.reply.labels
  const minutes = Math.max(1, Math.round(post.words / WORDS_PER_MINUTE))
  const { title, href, date, author, swatch } = postHead(post, content)
  const neighbour = (label: string, other: Post | undefined) =>
    other && { label, title: other.title, href: other.link }
  const picture = await postPicture(
    post,
    `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 92vw, 66vw`,
    post.alt,
  )
  return {
    page: pageOfArticle(post),
    structuredData: { article: { post, image: picture.src } },
    parents: [pages.blog],
    sidebar: sidebarProps(content, post.link, { isArticle: true }),
    head: {
      picture,
      swatch,
      mark: logoFile(brand, `mark_${logoOn(palette.paper)}`),
      author,
      date,
      updated: post.updated
        ? {
            label: labels.last_changed,
            ...articleDate(post.updated, brand),
          }
        : undefined,
      readingTime: fillCount(reading_time, minutes, brand.locale),
      subject: {
        label: post.category,
        href: subjectAddress(content, post.category),
      },
    },
    text: { contents: contentsOf(headings, minutes, labels.contents) },
    foot: {
      series: seriesOf(content, post),
      tags: {
        heading: labels.article.tags,
        links: post.tags.map((tag) => ({ label: tag, href: tagPath(content.tag_pages, tag) })),
      },
      share: {
        heading: share.heading,
        links: shareLinks({ title, url: new URL(href, brand.url).href }, share),
        opensInNewTab: labels.opens_in_new_tab,
      },
      neighbours: {
        label: neighbours.label,
        previous: neighbour(neighbours.previous, previous),
        next: neighbour(neighbours.next, next),
      },
    },
    related: {
      id: 'related',
      copy: { heading: labels.article.related },
      headingIsSeen: true,
      posts: await Promise.all(
        relatedPosts(post, content.posts, RELATED_COUNT).map((other) => postCard(other, content)),
      ),
    },
    comments: await commentsBelow(content, post),
    reply: {
      address,
      language: formLanguage(content),
      copy: forms.reply,
      submitting: forms.contact.submitting,
      subject,
      requiredLabel: labels.required,
    },
    answer: {
      ...messageAnswerWords(content),
      address,
      tokenAddress: tokenAddress('contact', content, process.env),
      fieldLabels,
      keptAs: `unsent-${subject}`,
    },
  }
}

function seriesOf({ posts, labels }: SiteContent, post: Post): ArticleFootProps['series'] {
  const parts = partsOfSeries(post, posts).map(({ title, link }) => ({
    title,
    href: link,
    isHere: link === post.link,
  }))
  if (parts.length === 0) return undefined
  const part = parts.findIndex(({ isHere }) => isHere) + 1
  const { series = '' } = post
  return {
    label: fillWords(labels.article.series, { part, count: parts.length, series }),
    parts,
  }
}

function contentsOf(
  headings: MarkdownHeading[],
  minutes: number,
  label: string,
): ContentsListProps | undefined {
  const parts = headings.filter(({ depth }) => depth === 2)
  if (minutes < LONG_FROM_MINUTES || parts.length < 2) return undefined
  return { label, links: parts.map(({ slug, text }) => ({ href: `#${slug}`, label: text })) }
}

async function commentsBelow(
  { brand, comments, labels, palette }: SiteContent,
  { link }: Post,
): Promise<CommentsProps> {
  const own = comments.filter(({ article }) => article === link || article === EVERY_ARTICLE)
  return {
    heading: fillCount(labels.article.comments, own.length, brand.locale),
    comments: await Promise.all(
      own.map(async ({ id, name, src, focus, swatch, date, comment }) => ({
        id,
        name,
        initials: initials(name, brand.locale),
        picture: src ? await readersPicture(src, focus) : undefined,
        swatch,
        tone: toneOnSwatch(palette, swatch),
        date: articleDate(date, brand),
        comment,
      })),
    ),
  }
}

/** A commenter's picture. Its alternative text is empty because the name is beside it. */
function readersPicture(name: string, focus: Focus | undefined) {
  return preparePicture({
    name,
    alt: '',
    focus,
    widths: PICTURE_WIDTHS_PX.comment,
    sizes: '56px',
    ratio: 1,
  })
}
