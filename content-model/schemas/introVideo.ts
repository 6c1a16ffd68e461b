import * as z from 'zod'
import { videoFileSchema } from './file.ts'
import { textSchema } from './text.ts'

const title = textSchema.describe('Title of the film, read out when the popup opens.')

const dateAdvice = 'Use year, month and day, as 2024-11-01.'

/** The film that the intro popup plays: a file of this site, or one kept at YouTube or Vimeo. */
export const introVideoSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('file').describe('file: a film in content/video.'),
    src: videoFileSchema.describe('Name of the film in content/video.'),
    captions: videoFileSchema.describe('Name of its captions (WebVTT) in content/video.'),
    poster: videoFileSchema.describe('Name of its still picture in content/video.'),
    title,
    description: textSchema.describe('What the film shows, in one sentence for search engines.'),
    published: z.iso
      .date({ error: dateAdvice })
      .describe('Day on which the film was first shown, as 2024-11-01.'),
  }),
  z.strictObject({
    kind: z.literal('youtube').describe('youtube: a film kept at YouTube.'),
    id: textSchema.describe('Name of the film in its address, after watch?v=.'),
    title,
  }),
  z.strictObject({
    kind: z.literal('vimeo').describe('vimeo: a film kept at Vimeo.'),
    id: textSchema.describe('Number of the film in its address.'),
    title,
  }),
])

export type IntroVideo = z.infer<typeof introVideoSchema>
