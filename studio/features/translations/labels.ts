/** All text of the lists of translations and of the form that adds a language. */
export const labels = {
  heading: 'Translations',
  languages: 'Languages',
  help: 'Texts that are not translated yet, and changes to their originals since. Each name leads to its form.',
  missing: 'Not translated yet',
  nothingMissing: 'Everything is translated.',
  whole: 'all of it',
  fields: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  text: 'the text',
  begun: 'started',
  changed: 'Changed in the original since',
  nothingChanged: 'Nothing has changed in the original since.',
  more: (count: number) => `and ${count} more`,

  add: 'New language',
  addHelp:
    'The language goes live once you publish, and its pages appear one by one, as you translate them. Until then, missing texts, such as those of menus and buttons, are shown in the first language.',
  tag: 'Tag',
  tagHelp:
    'How browsers and search engines name the language: de for German, ar for Arabic, pt-BR for Brazilian Portuguese.',
  name: 'Name',
  nameHelp: 'In the language itself, as visitors choose it: Deutsch.',
  path: 'Address',
  pathHelp: 'The addresses of all its pages begin with it: /de.',
  firstName: (tag: string) => `Name of the first language, ${tag}`,
  firstNameHelp: 'So far this is the site’s only language. Visitors choose it by this name.',
  grows: 'Missing texts',
  growing: {
    yes: 'Show the first language’s',
    no: 'Add nothing until all are translated',
  },
  addButton: 'Add the language',
  notAdded: 'Nothing was added. Please change this first:',
  inField: (problem: string) => `It ${problem}`,
  moreProblems: (count: number) => `And ${count} more of this kind.`,
  added: (name: string) => `${name} has been added. Begin with the home page, then the menu.`,
}
