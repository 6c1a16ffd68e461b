import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const figureLine = sectionSchema(
  'figure-line',
  'The figures of counters.yaml in one giant line.',
  {},
  { surface: 'orange' },
)
