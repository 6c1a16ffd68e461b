import type { ArticlePartName } from '../../../content-model/articles/articleParts.ts'
import { labels as formLabels } from '../../content/form/labels.ts'
import { labels as contentLabels } from '../../content/labels.ts'
import { labels as kitLabels } from '../../kit/labels.ts'

/** All text of the content editor. */
export const labels = {
  allContent: 'All content',
  close: 'Close',
  search: {
    label: 'Search the content',
    found: (found: number, all: number) => `${found} of ${all} contain these words`,
    fields: 'Matching fields',
    moreFields: (count: number) => `and ${count} more places`,
  },
  newRecord: (noun: string) => `New ${noun}`,
  deleted: (label: string) => `${label} has been deleted.`,
  bringBack: 'Restore it',

  welcome: {
    heading: 'Edit the site',
    text: 'Choose what you want to change from the list. Your changes are saved as you type. Once they are ready, they go out with the next publish.',
    makeNew: 'Create something new',
    variables:
      'Words in braces, such as {clients} or {name}, are variables. Their values are set once, under Brand, and the site fills them in wherever a text uses them.',
  },

  preview: {
    label: 'Preview',
    widths: { wide: 'Wide', phone: 'Phone' },
    views: { form: 'Form', page: 'Page' },
    newTab: 'Open in a new tab',
    title: 'The page as you type',
    waiting: 'Loading the page. The first one takes a few seconds …',
  },

  record: {
    save: 'Ready to publish',
    saved: 'Ready. Visitors see it once it is published.',
    undoSave: 'Undo the last save',
    saveUndone: 'The last save is undone.',
    noFileYet: 'Kept here while you write. It joins the others once it is ready.',
    ownersOnly:
      'You can read this, but only owners may change it: it says where messages, payments and visitors go, or which scripts pages load. Ask one of them.',
    leave: 'Your latest changes could not be saved. Leave anyway? They would be lost.',
    fileName: 'Name of the file',
    fileNameHelp: 'Made from the title unless you choose another. Visitors do not see it.',
  },

  drafts: {
    saved: (time: string) => `Saved ${time}`,
    saving: 'Saving …',
    notKept: 'Your latest changes are not saved yet.',
    opened: (name: string, time: string) =>
      `This shows unfinished changes by ${name}, ${time}. Visitors do not see them until they are ready and published.`,
    discard: 'Discard',
    discardSure:
      'Discard all changes to this record that are not ready yet, including other people’s? This cannot be undone.',
    unfinished: 'Unfinished',
    missing: 'Before it is ready',
    nothingMissing: 'Nothing is missing.',
    missingCount: (count: number) =>
      count === 1
        ? 'One thing to fix before it is ready'
        : `${count} things to fix before it is ready`,
    alsoOpen: (name: string) =>
      `${name} has this open too. Both of you can write: nothing is lost.`,
    openTwice: 'You have this open in another window too.',
    gone: 'Somebody has finished or discarded this. If you keep typing, a new draft begins.',
    gaveWay: 'Replaced words',
    replaced: (name: string, place: string) =>
      `${place}: two of you wrote in the same place. These words of ${name} were replaced:`,
    putBack: 'Restore them',
    leave: 'Leave them out',
  },

  published: {
    idle: 'Published: visitors see it now.',
    failed: 'Publishing failed.',
  },

  errors: {
    notSaved: 'Not ready yet. Please change this first',
    notUndone: 'The last save was not undone',
    notDiscarded: 'Nothing was discarded',
    notShown: 'This cannot be shown',
    inField: (problem: string) => `It ${problem}`,
    noAnswer:
      'The editor is not responding. Try again in a moment. If you started it yourself, is its window still open? Your changes are still here.',
    tooLarge: kitLabels.errors.tooLarge,
    signedOut:
      'Your session has ended. Sign in in another tab of this browser, then try again here: your changes are still here.',
  },

  conflict: {
    heading: 'Somebody else has changed this too',
    kept: 'Your changes are still in the form.',
    readAgain: 'Show theirs and drop my changes',
    saveOver: 'Overwrite it with mine',
  },

  remove: {
    byHand: contentLabels.remove.byHand,
    button: 'Delete',
    heading: (label: string) => `Delete ${label}?`,
    text: 'If visitors can see it now, they still can until you publish. You can restore it here for 30 days.',
    named: (label: string, places: number) =>
      `${label} is used in ${places === 1 ? 'one place' : `${places} places`}:`,
    keep: 'Keep it',
    confirm: 'Delete it',
    confirmAll: 'Remove it there and delete it',
    notYet: 'It can be deleted once nothing uses it.',
  },

  usedIn: {
    summary: 'Where is this used?',
    looking: 'Searching …',
    nowhere: 'Nothing else refers to it. Lists of all records of its kind still show it.',
  },

  field: {
    ...formLabels.field,
    chooseOne: 'Choose one',
    notChosen: 'Not chosen',
    notThere: (value: string) => `${value} (missing)`,
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
    none: 'No picture yet.',
    notThere: (name: string) => `${name} is missing.`,
    choosePicture: 'Choose a picture',
    search: 'Search',
    chooseLogo: 'Choose a logo',
    bringIn: 'Upload a new one',
    file: 'File',
    fileName: 'Name of the file',
    shows: 'What does it show?',
    showsHelp: 'For people who cannot see it. Leave this blank if the picture only decorates.',
    upload: 'Upload and use it',
    fileMissing: 'Choose a file first.',
  },

  focus: {
    none: 'Not chosen: each place on the site shows a suitable part.',
    chosen: (focus: string) => `Focal point: ${focus.toLowerCase()}.`,
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
      'This view could not be loaded. Save your text, then reload the page; Markdown still works.',
    unreadable: (problem: string) =>
      `The text cannot be shown here until this is fixed under Markdown: it ${problem}`,
    help: 'Leave a blank line between paragraphs. Headings begin with ##, list items with a hyphen. Leave words in angle brackets, such as <DataTable>, as they are.',
    richHelp:
      'You can drop pictures in. Variables such as {clients} show their values from Brand. To leave a list or table by keyboard, press Escape, then Tab.',
    toolbar: 'Formatting',
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
    address: 'Link address',
    addressHelp: 'Choose a page of this site, or enter a full web address.',
    addressWrong:
      'Begin with / for a page of this site, # for a heading of this text, https://, mailto: or tel:.',
    linkIt: 'Link it',
    unlink: 'Remove the link',
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
    removePart: (label: string) => `Remove part: ${label}`,
    source: 'Source text',
    picture: 'Picture',
    pictureFrom: (name: string) => `Insert ${name}`,
    caption: 'Caption',
    captionHelp: 'Leave this blank for no caption.',
    alt: 'What does it show?',
    altHelp: 'For people who cannot see it. A picture in a text needs this description.',
    putIn: 'Insert it',
    leaveOut: 'Leave it out',
    insert: 'Insert a part',
    insertFirst: 'Insert …',
  },
}
