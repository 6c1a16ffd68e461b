/** Every word of the preview of an article that people read in the studio. */
export const labels = {
  pane: 'The article beside its form',
  typed: 'As you type',
  saved: 'On its page',
  title: 'The article as its readers will see it',
  newTab: 'Preview in a new tab',
  waiting: 'Drawing the article …',
}
