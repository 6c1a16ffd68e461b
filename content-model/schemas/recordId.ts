import * as z from 'zod'

/** Number that names a record within its folder or list, and gives its place there. */
export const recordIdSchema = z.int().min(1).describe('Number of this record; also its place.')
