import * as z from 'zod'
import { pictureFileSchema } from './file.ts'
import { fieldColourSchema } from './palette.ts'

/** Picture of a title bar, on phones left out. */
export const titleSceneSchema = z.strictObject({
  picture: pictureFileSchema.describe(
    'Picture over the right part of the bar, in content/pictures.',
  ),
  field: z
    .enum([...fieldColourSchema.options, 'wall'])
    .describe('Colour of the bar, which is also the ground of its picture.'),
  focus: z
    .enum(['middle', 'right'])
    .default('middle')
    .describe('Part of a wide picture that stays in view: middle or right.'),
})

export type TitleScene = z.infer<typeof titleSceneSchema>
