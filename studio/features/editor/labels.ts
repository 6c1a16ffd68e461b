/** Words of the editor's page that its script does not say. */
export const labels = {
  heading: 'Content',
  unreadable: 'The article cannot be shown until this is mended',
  newLanguage: 'New language',
}
