/** Words in which fields and their values are named, wherever they are shown. */
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
}

/** Fields whose names do not say what they hold: short forms, and names that the files' format has given them. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  id: 'Number',
  src: 'Picture',
  thumb: 'Picture',
  alt: 'Picture in words',
  focus: 'What stays in sight',
  ans: 'Answer',
  cta: 'Words of the link',
  path: 'Address',
  aliases: 'Other addresses',
  dropDown: 'Drop down',
  url: 'Web address',
  faq: 'Questions',
  gbp: 'Pounds',
  usd: 'Dollars',
  usd_by_gbp: 'Dollars for pounds',
  swatch: 'Colour',
  from: 'Old address',
  to: 'Leads to',
}
