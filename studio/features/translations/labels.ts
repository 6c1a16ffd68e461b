/** All text of the lists of translations and of the form that adds a language. */
export const labels = {
  heading: 'Translations',
  languages: 'Languages',
  help: 'What is not written in a language yet, and what its original has said since. Each name leads to its form.',
  missing: 'Not translated yet',
  nothingMissing: 'Everything is translated.',
  whole: 'all of it',
  fields: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  text: 'the text',
  begun: 'begun',
  changed: 'Changed in the original since',
  nothingChanged: 'Nothing has changed in the original since.',
  more: (count: number) => `and ${count} more`,

  add: 'New language',
  addHelp:
    'The language is there once you publish, and its pages appear one by one, as you write them. Words that are missing are those of the first language until then: of menus and buttons, for instance.',
  tag: 'Tag',
  tagHelp:
    'How browsers and search engines name the language: de for German, ar for Arabic, pt-BR for Portuguese of Brazil.',
  name: 'Name',
  nameHelp: 'In the language itself, as visitors choose it: Deutsch.',
  path: 'Address',
  pathHelp: 'All its pages stand below it: /de.',
  firstName: (tag: string) => `Name of the first language, ${tag}`,
  firstNameHelp: 'So far the site has this language alone. Visitors choose it by this name.',
  grows: 'Where words are missing',
  growing: {
    yes: 'Show those of the first language',
    no: 'Add nothing until all are there',
  },
  addButton: 'Add the language',
  notAdded: 'Nothing was added. Please change this first:',
  inField: (problem: string) => `It ${problem}`,
  moreProblems: (count: number) => `And ${count} more of this kind.`,
  added: (name: string) => `${name} is there. Begin with the home page, then the menu.`,
}
