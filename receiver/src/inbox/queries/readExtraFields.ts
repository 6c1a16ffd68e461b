import * as z from 'zod'
import type { SubmissionsTable } from '../../storage/schema.ts'
import { InboxError } from '../InboxError.ts'

const extraFieldsSchema = z.array(z.tuple([z.string(), z.string()]))

/**
 * Reads the fields that a form brought beside its own.
 * @throws InboxError where the column was damaged.
 */
export function readExtraFields({
  id,
  extra_fields,
}: Pick<SubmissionsTable, 'id' | 'extra_fields'>): [name: string, value: string][] {
  try {
    return extraFieldsSchema.parse(JSON.parse(extra_fields))
  } catch (cause) {
    throw new InboxError(
      `The message ${id} is damaged: its other fields cannot be read. docs/backups.md tells how to restore a copy.`,
      { cause },
    )
  }
}
