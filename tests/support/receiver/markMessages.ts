import { type Channels, onStored } from '../../../core/core.ts'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { changeMessages, type MarkChange } from '../../../core/submissions/marking.ts'
import type { SubmissionStatus } from '../../../core/submissions/tables.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { NO_CHANNELS } from './receiverOptions.ts'
import { NOW } from './runCommand.ts'

/** Sets the status of messages as the studio does. By default nobody is notified of messages. */
export async function markMessages(
  config: DatabaseConfig,
  ids: readonly string[],
  status: SubmissionStatus,
  channels: Partial<Channels> = {},
): Promise<MarkChange> {
  const database = await openDatabase(config)
  const options = {
    onStored: onStored({ ...NO_CHANNELS, ...channels }),
    who: { person: 'ada', now: NOW },
  }
  try {
    return await changeMessages(database, new Set(ids), { status }, options)
  } finally {
    await database.destroy()
  }
}
