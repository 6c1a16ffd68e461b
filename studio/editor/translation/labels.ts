/** Text around the form of a translation. */
export const labels = {
  languages: 'Language of this form',
  notYet: 'not yet',
  written: (count: number, all: number) => `${count} of ${all} fields have words.`,
  noFileYet:
    'Not there yet in this language. It is kept here while you write, and joins the site once it is ready.',
  allFields: 'Show fields without words too: they say the same in every language unless changed',
  originalText: (name: string) => `Text in ${name}`,
}
