/** Every word about changes and history that people read, but for names of records and fields. */
export const labels = {
  heading: 'Changes',
  /** The release that the content is compared with. */
  since: {
    release: (time: string) => `What has changed since the site was published on ${time}.`,
    git: (time: string) =>
      `Nothing was published from here yet. This is what has changed since the last commit that was not made here, of ${time}.`,
  },
  neverPublished: 'Nothing was published yet, so everything is new.',
  nothing: 'Nothing has changed.',
  change: { new: 'New', changed: 'Changed', removed: 'Gone' },
  undo: { new: 'Remove it', changed: 'Undo the changes', removed: 'Bring it back' },
  actionOn: (action: string, what: string) => `${action}: ${what}`,
  ownersOnly: 'Only owners may change this file. Ask one of them.',
  edit: 'Open the form',
  history: 'History',
  moreDifferences: (count: number) =>
    count === 1 ? 'One more place differs.' : `${count} more places differ.`,
  wholeFile: 'The file itself',
  groups: {
    pictures: 'Pictures',
    logos: 'Logos',
    video: 'Films',
    fonts: 'Fonts',
    other: 'Other files',
  },
  notUndone: 'This is not undone. Please see to this first',
  nothingToUndo: (file: string) =>
    `${file} says what is published already, so there is nothing to undo.`,
  changedMeanwhile: (file: string) =>
    `${file} has been changed since you opened this page. Look at it again first.`,

  historyOf: (label: string) => `History of ${label}`,
  historyHelp: 'Each version that was saved here or committed, the newest first.',
  noHistory: 'No former version of this file is kept.',
  onlyNewest: (count: number) => `These are the newest ${count} versions. Git has the older ones.`,
  uncommitted: 'Now, not committed yet',
  by: (name: string) => `by ${name}`,
  step: {
    made: 'The file was made.',
    removed: 'The file was removed.',
  },
  restore: 'Restore this version',
  asNow: 'This is what the file says now.',
  notRestored: 'This version is not restored. Please see to this first',
  noSuchVersion: (file: string) => `There is no such version of ${file}.`,
}
