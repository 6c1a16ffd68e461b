import * as z from 'zod'
import {
  altSchema,
  dateSchema,
  demoSchema,
  focusOf,
  ownPathSchema,
  pathSchema,
  pictureAt,
  recordIdSchema,
  sameText,
  text,
  textSchema,
} from './fields.ts'
import { swatchSchema } from './palette.ts'
import { tagSchema } from './tags.ts'

const tagsAdvice = 'Name each tag once.'

/** Front matter of a blog article (content/posts/*.mdx). */
export const postSchema = z
  .strictObject({
    id: recordIdSchema,
    title: z.string().trim().min(30).max(65).describe('Title of the article and of its page.'),
    thumb: pictureAt('article').describe(
      'The picture of the article, in lists and above its text.',
    ),
    alt: altSchema,
    focus: focusOf('thumb'),
    swatch: swatchSchema.describe('Colour behind the picture.'),
    date: dateSchema.describe('Date, such as September 6, 2024.'),
    updated: dateSchema
      .optional()
      .describe('Date of the last change that matters to readers, if there was one.'),
    author: textSchema.meta({ 'x-refers-to': 'authors' }).describe('The author.'),
    link: ownPathSchema.describe('Address of the article.'),
    author_link: pathSchema.describe('Address of the author’s page.'),
    summary: z
      .string()
      .trim()
      .min(70)
      .max(160)
      .describe('One or two sentences that sum up the article.'),
    category: text('Subject that lists the article.'),
    tags: z
      .array(tagSchema)
      .refine((tags) => new Set(tags).size === tags.length, { error: tagsAdvice })
      .default([])
      .describe('Further topics besides the subject. Each tag has a page that lists its articles.'),
    series: textSchema.optional().describe('Name of the series, if the article is part of one.'),
  })
  .refine(({ date, updated }) => !updated || updated >= date, {
    path: ['updated'],
    error: 'Use the same day as the date, or a later one.',
  })

/** An article with the path of its file below the content folder, and the number of words in its text. */
export type Post = z.infer<typeof postSchema> & { file: string; words: number }

/** Placeholder for the address in an example comment, which is shown below all articles. */
export const EVERY_ARTICLE = 'all'

/** A comment below an article. */
export const commentSchema = z
  .strictObject({
    id: recordIdSchema,
    name: sameText('First name and surname.'),
    article: textSchema
      .meta({ 'x-refers-to': 'posts' })
      .describe('Address of the article below which it appears; “all” for a made-up example.'),
    src: pictureAt('comment')
      .optional()
      .describe('Picture of the reader. Without a picture, the initials are shown.'),
    focus: focusOf('src'),
    swatch: swatchSchema.describe('Colour behind the picture or the initials.'),
    date: dateSchema.describe('Date, such as September 6, 2024.'),
    comment: text('Text of the comment.'),
    demo: demoSchema,
  })
  .refine(({ article, demo }) => article !== EVERY_ARTICLE || demo, {
    path: ['article'],
    error: 'Use the address of one article. Only a made-up example may be shown below all of them.',
  })
