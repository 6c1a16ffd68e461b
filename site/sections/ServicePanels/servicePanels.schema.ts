import * as z from 'zod'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { serviceSchema } from '../../../content-model/schemas/services.ts'

export const servicePanels = sectionSchema(
  'service-panels',
  'Services, one panel each, across the full width of the window.',
  {
    cards: z.array(serviceSchema).min(2).max(4).describe('Two to four services.'),
  },
)
