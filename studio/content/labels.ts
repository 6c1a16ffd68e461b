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
    `Visitors see it now. Once this is published it leaves the site until ${day}.`,
  articleText: 'Text',
  firstWords: 'Write here.',
  /** Placeholder words in a preview. */
  wordsToCome: 'Words to come.',

  /** Actions in the log. */
  actions: {
    changed: 'changed',
    made: 'made',
    deleted: 'deleted',
    undid: 'took back the last change',
    uploaded: 'brought in a picture',
    replaced: 'replaced a picture',
    broughtBack: 'brought back a picture',
    republished: 'put back what is published',
    restored: 'put back an earlier version',
  },

  /** Messages of the studio's commits. */
  commits: {
    begin: 'Begin to keep the content in git',
    found: 'What was written beside the studio',
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
    figure: 'Type it again: it stands there as a figure, and words are wanted.',
    tooMuch:
      'This takes more than a few seconds to read, so nothing was saved. Shorten it, or split it in two.',
    noFile: (name: string) => `“${name}” is not there, or not any more.`,
    notPlain: (name: string) =>
      `“${name}” is a link to something elsewhere, not a plain file. The studio leaves it alone.`,
    notDrawn:
      'The page cannot be drawn now. If the list of all content says that something is wrong, mend that first.',
    notDrawnYet: 'The page is drawn as soon as nothing is missing that it cannot do without.',
    notMade: (name: string) => `“${name}” cannot be made here.`,
    fileNameMissing: 'Give the file a name of small letters, digits and hyphens.',
    alreadyThere: (name: string) => `“${name}” is there already. Choose another name.`,
    ownersOnly: (name: string) =>
      `Only owners may change “${name}”. Ask one of them. Nothing was changed.`,
    needed: (name: string) => `The site needs “${name}”, so it stays.`,
    nothingToUndo: 'There is nothing to undo.',
    unknownRecord: (key: string) => `The editor cannot make "${key}".`,
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
    left: 'It will be left out there.',
    without: (part: string) => `“${part}” will be taken out there.`,
    byHand: 'Change it there first.',
    byOwner: 'An owner has to change it there first.',
  },

  picture: {
    nameMissing: 'Give the file a name of letters or digits.',
    nameTaken: (name: string, free: string) =>
      `A file named ${name} is there already and was not touched. Choose another name, such as ${free}.`,
    notReplaced: 'A picture of this kind of file is not replaced here. Bring in another one.',
    notCropped: 'Only photographs and the like are cropped here.',
    fault: (fault: string) => `The file ${fault}`,
    tooSmall: (width: number, height: number, least: number) =>
      `The picture is ${width} by ${height} pixels. Use one of at least ${least} pixels on its longer side.`,
  },
}
