import * as z from 'zod'
import { pictureFileSchema } from './file.ts'
import { fieldColourSchema } from './palette.ts'

/** What stands beside the title in the picture that social networks show for a page. */
export const sharePictureSchema = z.strictObject({
  field: z
    .enum([...fieldColourSchema.options, 'wall', 'ink'])
    .describe('Colour of the ground; a picture brings its own.'),
  pictures: z
    .array(pictureFileSchema)
    .max(4)
    .default([])
    .describe('Files in content/pictures: one scene, or two to four portraits in a row.'),
  place: z
    .enum(['beside', 'below'])
    .default('beside')
    .describe('Where the scene stands: beside the title, or below it at full width.'),
  focus: z
    .enum(['middle', 'right'])
    .default('middle')
    .describe('middle shows the whole scene, right only the right part of a wide one.'),
})

export type SharePicture = z.infer<typeof sharePictureSchema>
