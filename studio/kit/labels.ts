/** All text of the frame that all pages share. */
export const labels = {
  studio: 'Studio',
  skip: 'Skip to the page',
  navName: 'Places',
  backToContent: '← Content',
  notShown: 'This is not shown',
  /** The word to type before a step that cannot be undone; the questions quote it. */
  sure: 'yes',

  filters: { more: 'More filters', show: 'Show', clear: 'Show all' },
  pager: { pages: 'Pages of the list', newer: 'Newer', older: 'Older' },

  errors: {
    noPage: 'There is no such page of the list.',
    unexpected:
      'Something went wrong in the studio, so this was not done. Try again; if it stays so, the log of the studio says why.',
    nothingHere: 'There is nothing at this address.',
    unreadableCall: 'The studio cannot read this. Load the page again.',
    tooLarge: (megabytes: number) => `This is larger than ${megabytes} MB.`,
    foreignHost: (hosts: string) => `The editor answers at ${hosts} only.`,
    foreignPage: 'The editor answers its own pages only.',
  },
}
