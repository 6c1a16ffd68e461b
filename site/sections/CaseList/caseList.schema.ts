import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const caseList = sectionSchema('case-list', 'All cases, each with one of its figures.', {})
