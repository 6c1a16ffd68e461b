import * as z from 'zod'

const extraFieldsSchema = z.array(z.tuple([z.string(), z.string()]))

/** Reads the fields that a form brought beside its own. @throws where the column was damaged. */
export function readExtraFields(stored: string): [name: string, value: string][] {
  return extraFieldsSchema.parse(JSON.parse(stored))
}
