import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const counters = sectionSchema(
  'counters',
  'The strip of figures that count up, from counters.yaml.',
  {},
  { surface: 'wall' },
)
