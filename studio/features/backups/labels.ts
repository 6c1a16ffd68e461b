import type { Backup } from '../../../core/submissions/backUp.ts'
import { kilobytes, pluralise } from '../../../server/text.ts'

/** All text of the backups page. */
export const labels = {
  heading: 'Backups',
  back: '← Inbox',
  holds:
    'A backup contains everything that visitors sent, such as names, addresses and messages, your notes, the subscribers and who has access to the studio. Anyone who has the file can read it.',
  place:
    'They are kept beside the database: download them to another machine, and remove those you no longer need.',
  make: 'Make a backup now',
  copied: ({ messages, bytes }: Backup) =>
    `A backup with ${pluralise(messages, 'message')} was made and checked: ${kilobytes(bytes)}.`,
  none: 'No backup has been made here yet.',
  made: 'Created',
  size: 'Size',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} has been removed.`,
  postgres: 'PostgreSQL has its own backup tool. Run this on the studio’s machine:',

  actions: {
    made: 'made a backup',
    downloaded: 'downloaded a backup',
    removed: 'removed a backup',
  },
  errors: {
    noBackup: (name: string) => `There is no backup named ${name}.`,
    postgres: 'No backup was made: PostgreSQL has its own backup tool.',
  },
}
