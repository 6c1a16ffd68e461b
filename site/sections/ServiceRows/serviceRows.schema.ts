import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { textSchema } from '../../../content-model/schemas/text.ts'

export const serviceRows = sectionSchema('service-rows', 'Services as rows across the window.', {
  heading: textSchema.describe('Heading for people who listen.'),
})
