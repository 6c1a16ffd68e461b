/** Names of fields and their values, wherever they are shown. */
export const labels = {
  field: {
    yes: 'Yes',
    no: 'No',
    none: 'None',
    item: (number: number) => `Item ${number}`,
    numbered: (label: string, number: number) => `${label} (${number})`,
  },
  record: {
    pageName: 'Name of the page',
    pageNameHelp: (section: string) =>
      `Visitors read the heading in the section “${section}”, below. This name is for language models, which read it in llms.txt.`,
  },

  /** The remedy for a blank field, if it is not to write some words. */
  wanted: {
    picture: 'Choose a picture.',
    logo: 'Choose a logo.',
    video: 'Choose a film.',
    font: 'Choose a font.',
    address: 'Choose a page of this site, or enter a full web address.',
    choice: 'Choose one from the list.',
    yesNo: 'Choose yes or no.',
    colour: 'Choose a colour.',
    date: 'Choose a day.',
  },
}

/** Labels of fields whose names do not say what they hold: short forms, and names given by the file format. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  id: 'Number',
  src: 'Picture',
  thumb: 'Picture',
  alt: 'Alternative text',
  focus: 'Focal point',
  ans: 'Answer',
  cta: 'Link text',
  path: 'Address',
  aliases: 'Other addresses',
  dropDown: 'Drop down',
  url: 'Web address',
  faq: 'Questions',
  base_url: 'Address of the app',
  on_light: 'On light surfaces',
  on_dark: 'On dark surfaces',
  on_orange: 'On the orange footer',
  llms: 'For language models',
  price_other: 'Price in the other currency',
  other_by_main: 'Prices in the other currency',
  swatch: 'Colour',
  from: 'Old address',
  to: 'Leads to',
}
