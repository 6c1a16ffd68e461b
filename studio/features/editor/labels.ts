/** Text of the editor's page that comes from the server. */
export const labels = {
  heading: 'Content',
  unreadable: 'The article cannot be shown until this is fixed',
  newLanguage: 'New language',
}
