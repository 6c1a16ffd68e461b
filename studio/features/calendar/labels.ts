/** All text of the calendar. */
export const labels = {
  heading: 'Calendar',
  help: 'Articles by their dates. Once you have published, a scheduled one goes out by itself on its day.',
  years: 'Years',
  none: 'No article has a date in this year.',
  new: 'New article',
  states: {
    published: 'Published',
    scheduled: 'Scheduled',
    draft: 'Draft',
    unfinished: 'Unfinished',
  },
}
