/** All text of the article preview. */
export const labels = {
  pane: 'Article preview',
  typed: 'As you type',
  saved: 'On its page',
  title: 'The article as its readers will see it',
  newTab: 'Preview in a new tab',
  waiting: 'Loading the article …',
}
