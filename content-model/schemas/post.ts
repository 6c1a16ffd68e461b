import * as z from 'zod'
import { ownPathSchema, pathSchema } from './address.ts'
import { altSchema } from './alt.ts'
import { pictureFileSchema } from './file.ts'
import { fieldColourSchema } from './palette.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

const dateAdvice = 'Use month, day and year, as September 6, 2024.'

function isWrittenDate(text: string): boolean {
  if (!/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(text)) return false
  const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const date = new Date(`${text} UTC`)
  return !Number.isNaN(date.getTime()) && written.format(date) === text
}

/** Head of a blog article (content/posts/*.mdx). */
export const postSchema = z.strictObject({
  id: recordIdSchema,
  title: z.string().trim().min(30).max(65).describe('Title of the article and of its page.'),
  thumb: pictureFileSchema.describe('Picture in content/pictures.'),
  alt: altSchema,
  field: fieldColourSchema.describe('Colour behind the picture.'),
  date: z
    .string({ error: dateAdvice })
    .refine(isWrittenDate, { error: dateAdvice })
    .describe('Date as text, as September 6, 2024.'),
  author: textSchema.describe('Name of the author.'),
  link: ownPathSchema.describe('Address of the article.'),
  author_link: pathSchema.describe('Page of the author.'),
  summary: z.string().trim().min(70).max(160).describe('One or two sentences on what it says.'),
  category: textSchema.describe('Subject under which it is listed.'),
})

/** `file` is the path below the content folder, as posts/security.mdx, for the page that shows it. */
export type Post = z.infer<typeof postSchema> & { file: string }
