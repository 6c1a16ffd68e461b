import type { Backup } from '../../../core/submissions/backUp.ts'
import { kilobytes, pluralise } from '../../../server/text.ts'

/** All text of the backups page. */
export const labels = {
  heading: 'Backups',
  back: '← Inbox',
  holds:
    'A backup holds everything that visitors sent: names, addresses, messages, notes and subscribers, and who may come into the studio. Anyone who has the file can read it.',
  place:
    'They lie beside the database: download them to another machine, and remove what you no longer need.',
  make: 'Make a backup now',
  copied: ({ messages, bytes }: Backup) =>
    `A backup with ${pluralise(messages, 'message')} was made and checked: ${kilobytes(bytes)}.`,
  none: 'No backup was made here yet.',
  made: 'Made',
  size: 'Size',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  postgres: 'PostgreSQL brings its own tool. Run on the studio’s machine:',

  actions: {
    made: 'made a backup',
    downloaded: 'downloaded a backup',
    removed: 'removed a backup',
  },
  errors: {
    noBackup: (name: string) => `There is no backup ${name}.`,
    postgres: 'No backup was made: PostgreSQL brings its own tool.',
  },
}
