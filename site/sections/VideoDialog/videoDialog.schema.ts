import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const videoDialog = sectionSchema(
  'video-dialog',
  "The popup with the intro film, which a first screen's play control opens.",
  {},
)
