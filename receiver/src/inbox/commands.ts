import type { Command } from './Command.ts'
import { backupDatabase } from './commands/backupDatabase.ts'
import { eraseMessages } from './commands/eraseMessages.ts'
import { exportMessages } from './commands/exportMessages.ts'
import { listMessages } from './commands/listMessages.ts'
import { markMessages } from './commands/markMessages.ts'
import { retryMail } from './commands/retryMail.ts'
import { showMessage } from './commands/showMessage.ts'

/** In the order in which help names them. */
export const COMMANDS: readonly Command[] = [
  listMessages,
  showMessage,
  markMessages,
  exportMessages,
  eraseMessages,
  retryMail,
  backupDatabase,
]
