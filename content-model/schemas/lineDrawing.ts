import * as z from 'zod'

/** The line drawings of the site, by what they show. */
export const lineDrawingSchema = z
  .enum([
    'bars',
    'browser',
    'cloud',
    'code',
    'database',
    'envelope',
    'eye',
    'laptop',
    'lens',
    'network',
    'page',
    'patch',
    'speech',
  ])
  .describe('Drawing on the card.')
