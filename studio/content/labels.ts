/**
 * All words that people read about content records and actions on them, except those of content-model: names of groups
 * and records, descriptions, and faults of values.
 */
export const labels = {
  /** A record in a language other than the original's. @param language the language's name for itself. */
  inLanguage: (label: string, language: string) => `${label} (${language})`,
  draft: (label: string) => `${label} (draft)`,
  /** A record that has no name yet. */
  unnamed: (noun: string) => `New ${noun}`,
  /** The title of a copied record. @param number counts the copies with this title. */
  copyOf: (title: string, number: number) =>
    number === 1 ? `Copy of ${title}` : `Copy ${number} of ${title}`,
  unfinished: (count: number) =>
    count === 1
      ? 'One record has changes that nobody has marked as ready. They are not published:'
      : `${count} records have changes that nobody has marked as ready. They are not published:`,
  unfinishedBy: (name: string, time: string) => `by ${name}, ${time}`,
  scheduled: (label: string, day: string) => `${label} (from ${day})`,
  /** For a published article whose new date is in the future. */
  hiddenUntil: (day: string) =>
    `Visitors see it now. Once this is published, it is hidden until ${day}.`,
  articleText: 'Text',
  firstWords: 'Write here.',
  /** Placeholder words in a preview. */
  wordsToCome: 'Text to follow.',

  /** Actions in the log. */
  actions: {
    changed: 'changed',
    made: 'created',
    deleted: 'deleted',
    undid: 'undid the last change to',
    uploaded: 'uploaded the picture',
    replaced: 'replaced the picture',
    broughtBack: 'restored the picture',
    republished: 'restored the published version of',
    restored: 'restored an earlier version of',
  },

  /** Messages of the studio's commits. */
  commits: {
    begin: 'Start keeping the content in git',
    found: 'Changes made outside the studio',
    /** @param others the number of other files in the commit. */
    saved: (action: string, label: string, others: number) =>
      [
        `${action.charAt(0).toUpperCase()}${action.slice(1)} ${label}`,
        ...(others > 0 ? [others === 1 ? 'and one more' : `and ${others} more`] : []),
      ].join(' '),
  },

  errors: {
    line: (line: number) => `line ${line}`,
    wholeFile: 'The whole',
    /** For a number in place of words, which forms never write. */
    figure: 'Type it again: it is stored as a number, and must be text.',
    tooMuch:
      'This takes more than a few seconds to read, so nothing was saved. Shorten it, or split it in two.',
    noFile: (name: string) => `“${name}” does not exist, or has been removed.`,
    notPlain: (name: string) =>
      `“${name}” is a link to something elsewhere, not a plain file. The studio leaves it alone.`,
    notDrawn:
      'The page cannot be shown now. If the list of all content reports a problem, fix that first.',
    notDrawnYet: 'The page is shown once nothing required is missing.',
    notMade: (name: string) => `“${name}” cannot be created here.`,
    fileNameMissing: 'Give the file a name of lower-case letters, digits and hyphens.',
    alreadyThere: (name: string) => `“${name}” exists already. Choose another name.`,
    ownersOnly: (name: string) =>
      `Only owners may change “${name}”. Ask one of them. Nothing was changed.`,
    needed: (name: string) => `The site needs “${name}”, so it cannot be deleted.`,
    nothingToUndo: 'There is nothing to undo.',
    unknownRecord: (key: string) => `The editor cannot create "${key}".`,
    changedMeanwhile: (name: string) =>
      `“${name}” has been changed since you opened it. Nothing was saved.`,
    removedMeanwhile: (name: string) =>
      `“${name}” has been removed since you opened it. Nothing was saved.`,
    changedSince: (name: string) =>
      `“${name}” has been changed again since then, so this cannot be undone here.`,
  },

  /** Media folders. */
  folders: {
    pictures: 'Pictures',
    logos: 'Logos',
    video: 'Films',
    fonts: 'Fonts',
    other: 'Other files',
  },

  remove: {
    left: 'It will be removed there.',
    without: (part: string) => `“${part}” will be removed there.`,
    byHand: 'Change it there first.',
    byOwner: 'An owner has to change it there first.',
  },

  picture: {
    nameMissing: 'Give the file a name of letters or digits.',
    nameTaken: (name: string, free: string) =>
      `A file named ${name} exists already and was not changed. Choose another name, such as ${free}.`,
    notReplaced: 'Pictures of this file type cannot be replaced here. Upload a new one.',
    notCropped: 'Only photographs and similar pictures can be cropped here.',
    fault: (fault: string) => `The file ${fault}`,
    tooSmall: (width: number, height: number, least: number) =>
      `The picture is ${width} by ${height} pixels. Use one of at least ${least} pixels on its longer side.`,
  },
}
