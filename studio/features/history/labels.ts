/** All text about changes and history, except for the names of records and fields. */
export const labels = {
  heading: 'Changes',
  /** The release that the content is compared with. */
  since: {
    release: (time: string) => `Changes since the site was published on ${time}.`,
    git: (time: string) =>
      `Nothing has been published from here yet. These are the changes since ${time}.`,
  },
  neverPublished: 'Nothing has been published yet, so everything is new.',
  nothing: 'Nothing has changed.',
  change: { new: 'New', changed: 'Changed', removed: 'Removed' },
  undo: { new: 'Remove it', changed: 'Undo the changes', removed: 'Restore it' },
  actionOn: (action: string, what: string) => `${action}: ${what}`,
  ownersOnly: 'Only owners may change this. Ask one of them.',
  edit: 'Open the form',
  history: 'History',
  moreDifferences: (count: number) =>
    count === 1 ? 'One more place differs.' : `${count} more places differ.`,
  wholeFile: 'Text of the file',
  notUndone: 'This was not undone. Please fix this first',
  nothingToUndo: (name: string) =>
    `“${name}” is the same as its published version, so there is nothing to undo.`,
  changedMeanwhile: (name: string) =>
    `“${name}” has been changed since you opened this page. Look at it again first.`,

  historyOf: (label: string) => `History of ${label}`,
  historyHelp: 'All versions that were kept, newest first.',
  noHistory: 'No earlier version of this is kept.',
  onlyNewest: (count: number) =>
    `These are the newest ${count} versions. Older ones are kept, but not shown here.`,
  uncommitted: 'Now, not kept as a version yet',
  by: (name: string) => `by ${name}`,
  step: {
    made: 'It was created.',
    removed: 'It was deleted.',
  },
  restore: 'Restore this version',
  asNow: 'This is the current version.',
  notRestored: 'This version was not restored. Please fix this first',
  noSuchVersion: (name: string) => `There is no such version of “${name}”.`,
}
