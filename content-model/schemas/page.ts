import * as z from 'zod'
import { ownPathSchema } from './address.ts'
import { sharePictureSchema } from './sharePicture.ts'
import { textSchema } from './text.ts'

/** What every page says of itself. */
export const pageSchema = z.strictObject({
  path: ownPathSchema.describe('Address of the page.'),
  also: z.array(ownPathSchema).default([]).describe('Other addresses that show the same page.'),
  title: z.string().trim().min(30).max(65).describe('Title in the browser tab and in search.'),
  description: z.string().trim().min(70).max(160).describe('Description that search shows.'),
  heading: textSchema.describe('Main heading of the page.'),
  indexed: z.boolean().describe('Whether search engines may list the page: true or false.'),
  share: sharePictureSchema
    .optional()
    .describe('Picture that social networks show; left out, it is that of the title bar.'),
})

export type Page = z.infer<typeof pageSchema>
