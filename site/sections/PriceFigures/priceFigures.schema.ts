import { text } from '../../../content-model/schemas/fields.ts'
import { swatchSchema } from '../../../content-model/schemas/palette.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const priceFigures = sectionSchema(
  'price-figures',
  'First screen of the prices: the lowest price of each category, with a link to its plans further down the page.',
  {
    text: text('Sentence below the figures.'),
    swatch: swatchSchema.describe('Colour of the surface.'),
  },
  { hasMainHeading: true },
)
