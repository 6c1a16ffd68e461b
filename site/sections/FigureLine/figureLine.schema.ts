import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const figureLine = sectionSchema(
  'figure-line',
  'The figures that count up, on orange.',
  {},
  { surface: 'orange' },
)
