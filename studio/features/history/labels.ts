/** All text about changes and history, except for the names of records and fields. */
export const labels = {
  heading: 'Changes',
  /** The release that the content is compared with. */
  since: {
    release: (time: string) => `What has changed since the site was published on ${time}.`,
    git: (time: string) =>
      `Nothing was published from here yet. This is what has been changed here since ${time}.`,
  },
  neverPublished: 'Nothing was published yet, so everything is new.',
  nothing: 'Nothing has changed.',
  change: { new: 'New', changed: 'Changed', removed: 'Gone' },
  undo: { new: 'Remove it', changed: 'Undo the changes', removed: 'Bring it back' },
  actionOn: (action: string, what: string) => `${action}: ${what}`,
  ownersOnly: 'Only owners may change this. Ask one of them.',
  edit: 'Open the form',
  history: 'History',
  moreDifferences: (count: number) =>
    count === 1 ? 'One more place differs.' : `${count} more places differ.`,
  wholeFile: 'How it is written',
  notUndone: 'This is not undone. Please see to this first',
  nothingToUndo: (name: string) =>
    `“${name}” says what is published already, so there is nothing to undo.`,
  changedMeanwhile: (name: string) =>
    `“${name}” has been changed since you opened this page. Look at it again first.`,

  historyOf: (label: string) => `History of ${label}`,
  historyHelp: 'Each version that was kept, the newest first.',
  noHistory: 'No earlier version of this is kept.',
  onlyNewest: (count: number) =>
    `These are the newest ${count} versions. Older ones are kept, but not shown here.`,
  uncommitted: 'Now, not kept as a version yet',
  by: (name: string) => `by ${name}`,
  step: {
    made: 'It was made.',
    removed: 'It was deleted.',
  },
  restore: 'Restore this version',
  asNow: 'This is how it stands now.',
  notRestored: 'This version is not restored. Please see to this first',
  noSuchVersion: (name: string) => `There is no such version of “${name}”.`,
}
