import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const counters = sectionSchema(
  'counters',
  'The strip of figures that count up.',
  {},
  { surface: 'wall' },
)
