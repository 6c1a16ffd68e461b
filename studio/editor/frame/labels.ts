import type { ArticlePartName } from '../../../content-model/articles/articleParts.ts'
import { labels as formLabels } from '../../content/form/labels.ts'
import { labels as contentLabels } from '../../content/labels.ts'
import { labels as kitLabels } from '../../kit/labels.ts'

/** All text of the content editor. */
export const labels = {
  allContent: 'All content',
  close: 'Close',
  search: {
    label: 'Search all words',
    found: (found: number, all: number) => `${found} of ${all} hold these words`,
    fields: 'Where to change it',
    moreFields: (count: number) => `and ${count} more places`,
  },
  newRecord: (noun: string) => `New ${noun}`,
  deleted: (label: string) => `${label} has been deleted.`,
  bringBack: 'Bring it back',

  welcome: {
    heading: 'Edit the site',
    text: 'Choose what you want to change from the list. What you type is kept as you type it. Once it is ready, it goes out with the next publish.',
    makeNew: 'Make something new',
    variables:
      'Words in braces, such as {clients} or {name}, stand for something that is written once, under Brand. The site puts it in wherever a text names it.',
  },

  preview: {
    label: 'Preview',
    widths: { wide: 'Wide', phone: 'Phone' },
    views: { form: 'Form', page: 'Page' },
    newTab: 'Open in a new tab',
    title: 'The page as you type',
    waiting: 'Drawing the page. The first one takes some seconds …',
  },

  record: {
    save: 'Ready to publish',
    saved: 'Ready. Visitors see it once it is published.',
    undoSave: 'Undo the last save',
    saveUndone: 'The last save is undone.',
    noFileYet: 'Kept here while you write. It joins the others once it is ready.',
    ownersOnly:
      'You can read this, and only owners may change it: it says where messages, payments and visitors go, or which scripts pages load. Ask one of them.',
    leave: 'Your last words could not be kept. Leave all the same? They would be lost.',
    fileName: 'Name of the file',
    fileNameHelp: 'Made from the title unless you choose another. Visitors do not see it.',
  },

  drafts: {
    saved: (time: string) => `Saved ${time}`,
    saving: 'Saving …',
    notKept: 'Your last words are not kept yet.',
    opened: (name: string, time: string) =>
      `This shows unfinished changes of ${name}, ${time}. Visitors see none of them before they are ready and published.`,
    discard: 'Throw away',
    discardSure:
      'Throw away everything that is not ready yet in this record, whoever wrote it? It cannot be brought back.',
    unfinished: 'Unfinished',
    missing: 'Before it is ready',
    nothingMissing: 'Nothing is missing.',
    missingCount: (count: number) =>
      count === 1 ? 'One thing before it is ready' : `${count} things before it is ready`,
    alsoOpen: (name: string) =>
      `${name} has this open too. Both of you can write: nothing is lost.`,
    openTwice: 'You have this open in another window too.',
    gone: 'Somebody has finished this or thrown it away. If you type on, it is kept anew.',
    gaveWay: 'Words that gave way',
    replaced: (name: string, place: string) =>
      `${place}: two of you wrote at the same place. What ${name} had written there gave way:`,
    putBack: 'Put them back',
    leave: 'Leave them out',
  },

  published: {
    idle: 'Published: visitors see it now.',
    failed: 'Publishing did not succeed.',
  },

  errors: {
    notSaved: 'Not ready yet. Please change this first',
    notUndone: 'The last save is not undone',
    notDiscarded: 'Nothing was thrown away',
    notShown: 'This cannot be shown',
    inField: (problem: string) => `It ${problem}`,
    noAnswer:
      'The editor does not answer. Try again in a moment. If you started it yourself, is its window still open? Your changes are still here.',
    tooLarge: kitLabels.errors.tooLarge,
    signedOut:
      'You are signed in no more. Sign in in another tab of this browser, then try again here: your changes are still here.',
  },

  conflict: {
    heading: 'Somebody else has changed this too',
    kept: 'Your changes are still in the form.',
    readAgain: 'Show theirs and drop my changes',
    saveOver: 'Write mine over it',
  },

  remove: {
    byHand: contentLabels.remove.byHand,
    button: 'Delete',
    heading: (label: string) => `Delete ${label}?`,
    text: 'If visitors see it now, they do until you publish. For 30 days you can bring it back from here.',
    named: (label: string, places: number) =>
      `${label} is named in ${places === 1 ? 'one place' : `${places} places`}:`,
    keep: 'Keep it',
    confirm: 'Delete it',
    confirmAll: 'Take it out there and delete it',
    notYet: 'It can be deleted once no place names it.',
  },

  usedIn: {
    summary: 'Where is this used?',
    looking: 'Looking …',
    nowhere: 'Nothing else names it. What lists all of its kind shows it anyway.',
  },

  field: {
    ...formLabels.field,
    chooseOne: 'Choose one',
    notChosen: 'Not chosen',
    notThere: (value: string) => `${value} (not there)`,
    oneOfThese: 'One of these',
    aList: 'A list',
    words: 'Words',
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
    search: 'Search',
    chooseLogo: 'Choose a logo',
    bringIn: 'Bring in a new one',
    file: 'File',
    fileName: 'Name of the file',
    shows: 'What does it show?',
    showsHelp: 'For people who cannot see it. Leave this blank if the picture only decorates.',
    upload: 'Upload and use it',
    fileMissing: 'Choose a file first.',
  },

  focus: {
    none: 'Not chosen: each place of the site shows what suits it.',
    chosen: (focus: string) => `Stays in sight: ${focus.toLowerCase()}.`,
    leave: 'Choose none',
  },

  article: {
    text: contentLabels.articleText,
    writeHere: contentLabels.firstWords,
    views: 'How the text is shown',
    rich: 'Text',
    markdown: 'Markdown',
    loading: 'Opening the text …',
    notLoaded:
      'This view could not be loaded. Save what you have, then load the page again; Markdown works meanwhile.',
    unreadable: (problem: string) =>
      `The text cannot be shown here until this is mended under Markdown: it ${problem}`,
    help: 'Leave a blank line between paragraphs. Headings begin with ##, items of a list with a hyphen. Leave words in angle brackets, such as <DataTable>, as they are.',
    richHelp:
      'Pictures can be dropped in. {clients} and the like become the words that stand under Brand. In lists and tables, Escape and then Tab leads out of the text.',
    toolbar: 'Form of the text',
    bold: 'Bold',
    italic: 'Italic',
    code: 'Code',
    link: 'Link',
    heading: 'Heading',
    smallHeading: 'Smaller heading',
    list: 'List',
    numberedList: 'Numbered list',
    quote: 'Quote',
    undo: 'Undo',
    redo: 'Redo',
    addRow: 'Add row',
    removeRow: 'Remove row',
    addColumn: 'Add column',
    removeColumn: 'Remove column',
    address: 'Where it leads',
    addressHelp: 'Choose a page of this site, or write a whole web address.',
    addressWrong:
      'Begin with / for a page of this site, # for a heading of this text, https://, mailto: or tel:.',
    linkIt: 'Link it',
    unlink: 'Take the link away',
    parts: {
      BarChart: 'Bar chart',
      Checklist: 'Checklist',
      Conversation: 'Conversation',
      DataTable: 'Table in a frame',
      LineChart: 'Line chart',
      Picture: 'Picture',
      PullQuote: 'Large quote',
      SourceNote: 'Sources',
      Video: 'Film',
      WorkedExample: 'Worked example',
    } satisfies Record<ArticlePartName, string> as Readonly<Record<string, string>>,
    change: 'Change',
    done: 'Done',
    removePart: (label: string) => `Take out: ${label}`,
    source: 'As it is written',
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
