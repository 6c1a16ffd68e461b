import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const videoDialog = sectionSchema(
  'video-dialog',
  'The popup with the intro film, opened by the play control of a first screen.',
  {},
)
