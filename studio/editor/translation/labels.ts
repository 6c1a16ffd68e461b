/** Text around the form of a translation. */
export const labels = {
  languages: 'Language of this form',
  notYet: 'not yet',
  written: (count: number, all: number) => `${count} of ${all} fields are translated.`,
  noFileYet:
    'Not translated into this language yet. It is kept here while you write, and joins the site once it is ready.',
  allFields:
    'Show fields without text too: they are the same in every language unless you change them',
  originalText: (name: string) => `Text in ${name}`,
}
