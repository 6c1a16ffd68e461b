import type * as z from 'zod'
import { actionSchema } from '../../../content-model/schemas/action.ts'
import { altSchema } from '../../../content-model/schemas/alt.ts'
import { pictureAt } from '../../../content-model/schemas/file.ts'
import { fieldColourSchema } from '../../../content-model/schemas/palette.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { textSchema } from '../../../content-model/schemas/text.ts'

export const messagePanel = sectionSchema(
  'message-panel',
  'First screen of a page that says one thing and offers one way on.',
  {
    text: textSchema.describe('Sentence below the heading.'),
    action: actionSchema.describe('Button.'),
    field: fieldColourSchema.describe('Colour of the ground, which is also that of the picture.'),
    picture: pictureAt('message').describe('Picture in content/pictures.'),
    alt: altSchema,
  },
  { hasMainHeading: true },
)

export type MessagePanelBlock = z.infer<typeof messagePanel>
