/**
 * Every word of the studio's frame and of its content editor that people read there, but for what content-model says
 * of the content: names of groups and records, describing sentences, and what is wrong with a value.
 */
export const labels = {
  studio: 'Studio',
  skip: 'Skip to the page',
  placesName: 'Places',
  places: { content: 'Content' },
  backToContent: 'Back to the content',
  notShown: 'This is not shown',
  /** What is typed before something is done that cannot be undone; the questions say it too. */
  sure: 'yes',

  allContent: 'All content',
  search: {
    label: 'Search all words',
    found: (found: number, all: number) => `${found} of ${all} files`,
  },
  newRecord: (noun: string) => `New ${noun}`,
  draft: (label: string) => `${label} (draft)`,
  scheduled: (label: string, day: string) => `${label} (from ${day})`,
  deleted: (label: string) => `${label} has been deleted.`,
  bringBack: 'Bring it back',

  welcome: {
    heading: 'Edit the site',
    text: 'Choose what you want to change from the list. When you save, the files of this project change at once. Visitors see it once it is published.',
    makeNew: 'Make something new',
    variables:
      'Words in braces, such as {clients} or {name}, stand for something that is written once, under Brand. The site puts it in wherever a text names it.',
  },

  preview: {
    label: 'Preview',
    widths: { wide: 'Wide', phone: 'Phone' },
    newTab: 'Open in a new tab',
    title: (path: string) => `Preview of the page ${path}`,
    toPreview: 'Build it and make links',
    waiting: 'Preparing the page …',
    notReady:
      'The site does not start. The window in which you started the editor says why. You can edit your content all the same.',
  },

  record: {
    save: 'Save',
    saveNew: (noun: string) => `Save the new ${noun}`,
    unsaved: 'Not saved yet.',
    saved: 'Saved. Visitors see it once it is published.',
    undoAll: 'Undo all',
    undoSave: 'Undo the last save',
    saveUndone: 'The last save is undone.',
    ownersOnly:
      'You can read this, and only owners may change it: it says where messages, payments and visitors go, or which scripts pages load. Ask one of them.',
    leave: 'Leave without saving? Your changes here would be lost.',
    fileName: 'Name of the file',
    fileNameHelp: 'Made from the title unless you choose another. Visitors do not see it.',
    fileNameMissing: 'Give the file a name of small letters, digits and hyphens.',
    firstWords: 'Write here.',
    pageName: 'Name of the page',
    pageNameHelp: (section: string) =>
      `Visitors read the heading in the section “${section}”, below. This name is for language models, which read it in llms.txt.`,
  },

  /** What the log says that somebody did. */
  actions: {
    changed: 'changed',
    made: 'made',
    deleted: 'deleted',
    undid: 'took back the last change',
    uploaded: 'brought in a picture',
    republished: 'put back what is published',
    restored: 'put back an earlier version',
  },

  /** What the studio's commits say. */
  commits: {
    begin: 'Begin to keep the content in git',
    found: 'What was written beside the studio',
    /** @param others files that were changed with it. */
    saved: (action: string, label: string, others: number) =>
      [
        `${action.charAt(0).toUpperCase()}${action.slice(1)} ${label}`,
        ...(others > 0 ? [others === 1 ? 'and one more file' : `and ${others} more files`] : []),
      ].join(' '),
  },

  errors: {
    notSaved: 'Not saved. Please change this first',
    notUndone: 'The last save is not undone',
    notShown: 'This file cannot be shown',
    inField: (problem: string) => `It ${problem}`,
    goToLine: 'Show the line',
    text: 'Text',
    line: (line: number) => `line ${line}`,
    wholeFile: 'the file',
    noAnswer:
      'The editor does not answer. Try again in a moment. If you started it yourself, is its window still open? Your changes are still here.',
    signedOut:
      'You are signed in no more. Sign in in another tab of this browser, then try again here: your changes are still here.',
    unexpected:
      'Something went wrong in the studio, so this was not done. Try again; if it stays so, the log of the studio says why.',
    nothingHere: 'There is nothing at this address.',
    unreadableCall: 'The studio cannot read this. Load the page again.',
    tooLarge: (megabytes: number) => `This is larger than ${megabytes} MB.`,
    tooMuch:
      'This takes more than a few seconds to read, so nothing was saved. Shorten it, or split it in two.',
    noFile: (file: string) => `There is no file ${file} in the content.`,
    notPlain: (file: string) => `${file} is not a plain file.`,
    notMade: (file: string) => `${file} cannot be made here.`,
    alreadyThere: (file: string) => `${file} is there already. Choose another name.`,
    ownersOnly: (file: string) =>
      `Only owners may change ${file}. Ask one of them. Nothing was changed.`,
    needed: (file: string) => `The site needs ${file}, so it stays.`,
    nothingToUndo: 'There is nothing to undo.',
    unknownRecord: (key: string) => `The editor cannot make "${key}".`,
    changedMeanwhile: (file: string) =>
      `${file} has been changed since you opened it. Nothing was saved.`,
    removedMeanwhile: (file: string) =>
      `${file} has been removed since you opened it. Nothing was saved.`,
    changedSince: (file: string) =>
      `${file} has been changed again since then, so this cannot be undone here.`,
    foreignHost: (hosts: string) => `The editor answers at ${hosts} only.`,
    foreignPage: 'The editor answers its own pages only.',
  },

  /** What to do about a field that is blank, where writing is not it. */
  wanted: {
    picture: 'Choose a picture.',
    logo: 'Choose a logo.',
    video: 'Choose a film.',
    font: 'Choose a font.',
    address: 'Choose a page of this site, or write a whole web address.',
    choice: 'Choose one from the list.',
    yesNo: 'Choose yes or no.',
    colour: 'Choose a colour.',
    date: 'Choose a day.',
    number: 'Write a number.',
  },

  conflict: {
    heading: 'Somebody else has changed this file',
    kept: 'Your changes are still in the form.',
    readAgain: 'Show the newer file and drop my changes',
    saveOver: 'Save mine over it',
  },

  remove: {
    button: 'Delete',
    heading: (label: string) => `Delete ${label}?`,
    text: (file: string) =>
      `The file ${file} will be removed from this computer. You can bring it back for 30 days from here, and later from git.`,
    named: (label: string, places: number) =>
      `${label} is named in ${places === 1 ? 'one place' : `${places} places`}:`,
    left: 'It will be left out there.',
    without: (part: string) => `“${part}” will be taken out there.`,
    byHand: 'Change it there first.',
    byOwner: 'An owner has to change it there first.',
    keep: 'Keep it',
    confirm: 'Delete it',
    confirmAll: 'Take it out there and delete it',
    notYet: 'It can be deleted once no place names it.',
  },

  usedIn: {
    summary: 'Where is this used?',
    looking: 'Looking …',
    nowhere: 'No other file names it. What lists all of its kind shows it anyway.',
  },

  field: {
    chooseOne: 'Choose one',
    notThere: (value: string) => `${value} (not there)`,
    yes: 'Yes',
    no: 'No',
    none: 'None',
    oneOfThese: 'One of these',
    aList: 'A list',
    words: 'Words',
    item: (number: number) => `Item ${number}`,
    numbered: (label: string, number: number) => `${label} (${number})`,
    addGroup: (label: string) => `Add ${label.toLowerCase()}`,
    removeGroup: (label: string) => `Remove ${label.toLowerCase()}`,
    addTo: (label: string) => `Add to ${label.toLowerCase()}`,
    add: 'Add',
    moveUp: (title: string) => `Move up: ${title}`,
    moveDown: (title: string) => `Move down: ${title}`,
    remove: (title: string) => `Remove: ${title}`,
    addRow: 'Add a row',
    rowName: (label: string) => `${label}: name`,
    rowFigure: (label: string, name: string) => `${label}: figure for ${name}`,
    characters: (count: number, most: number) => `${count} of at most ${most} characters`,
    choose: (label: string) => `Choose: ${label.toLowerCase()}`,
  },

  picture: {
    none: 'None yet.',
    notThere: (name: string) => `${name} is not there.`,
    choosePicture: 'Choose a picture',
    chooseLogo: 'Choose a logo',
    close: 'Close',
    bringIn: 'Bring in a new one',
    file: 'File',
    fileName: 'Name of the file',
    shows: 'What does it show?',
    showsHelp: 'For people who cannot see it. Leave this blank if the picture only decorates.',
    upload: 'Upload and use it',
    fileMissing: 'Choose a file first.',
    nameMissing: 'Give the file a name of letters or digits.',
    nameTaken: (name: string, free: string) =>
      `A file named ${name} is there already and was not touched. Choose another name, such as ${free}.`,
    fault: (fault: string) => `The file ${fault}`,
    tooSmall: (width: number, height: number, least: number) =>
      `The picture is ${width} by ${height} pixels. Use one of at least ${least} pixels on its longer side.`,
  },

  focus: {
    none: 'Not chosen: each place of the site shows what suits it.',
    chosen: (focus: string) => `Stays in sight: ${focus.toLowerCase()}.`,
    leave: 'Choose none',
  },

  article: {
    text: 'Text',
    help: 'Leave a blank line between paragraphs. Headings begin with ##, items of a list with a hyphen. Leave words in angle brackets, such as <DataTable>, as they are.',
    bold: 'Bold',
    boldWords: 'bold words',
    italic: 'Italic',
    italicWords: 'italic words',
    link: 'Link',
    linkWords: 'words of the link',
    picture: 'Picture',
    pictureFrom: (name: string) => `Put in ${name}`,
    caption: 'Words below it',
    captionHelp: 'Leave this blank for none.',
    alt: 'What does it show?',
    altHelp: 'For people who cannot see it. A picture in a text needs these words.',
    putIn: 'Put it in',
    leaveOut: 'Leave it out',
    insert: 'Put in a part',
    insertFirst: 'Put in …',
  },
}

/** Fields whose names do not say what they hold: short forms, and names that the files' format has given them. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  id: 'Number',
  src: 'Picture',
  thumb: 'Picture',
  alt: 'Picture in words',
  focus: 'What stays in sight',
  ans: 'Answer',
  cta: 'Words of the link',
  path: 'Address',
  aliases: 'Other addresses',
  dropDown: 'Drop down',
  url: 'Web address',
  faq: 'Questions',
  gbp: 'Pounds',
  usd: 'Dollars',
  usd_by_gbp: 'Dollars for pounds',
  swatch: 'Colour',
  from: 'Old address',
  to: 'Leads to',
}
