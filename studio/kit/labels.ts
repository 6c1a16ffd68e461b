/** All text of the frame that all pages share. */
export const labels = {
  studio: 'Studio',
  skip: 'Skip to the page',
  navName: 'Main menu',
  backToContent: '← Content',
  notShown: 'This cannot be shown',
  /** The word to type before a step that cannot be undone; the questions quote it. */
  sure: 'yes',

  filters: { more: 'More filters', show: 'Show', clear: 'Show all' },
  pager: { pages: 'Pages of the list', newer: 'Newer', older: 'Older' },

  errors: {
    noPage: 'There is no such page of the list.',
    unexpected:
      'Something went wrong in the studio, so this was not done. Try again; if it happens again, the studio’s log gives the cause.',
    nothingHere: 'There is nothing at this address.',
    unreadableCall: 'The studio cannot read this request. Reload the page.',
    tooLarge: (megabytes: number) => `This is larger than ${megabytes} MB.`,
    foreignHost: (hosts: string) => `The editor answers at ${hosts} only.`,
    foreignPage: 'The editor accepts requests from its own pages only.',
  },
}
