/** All text of the calendar. */
export const labels = {
  heading: 'Calendar',
  help: 'Articles by date. Once you have published, a scheduled article goes out by itself on its day.',
  years: 'Years',
  none: 'No article is dated in this year.',
  new: 'New article',
  states: {
    published: 'Published',
    scheduled: 'Scheduled',
    draft: 'Draft',
    unfinished: 'Unfinished',
  },
}
