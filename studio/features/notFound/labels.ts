/** All text of the page of addresses that were not found. */
export const labels = {
  heading: 'Not found',
  help: 'Addresses that visitors asked for and the site does not have, the most wanted first. Say where one leads, and publish. All that lead on stand in',
  redirects: 'Old addresses',
  none: 'No page was asked for in vain.',
  address: 'Address',
  requests: 'Requests',
  last: 'Last',
  linkedFrom: 'Linked from',
  leadsTo: 'Leads to',
  leadTo: (path: string) => `Where ${path} leads, as /about`,
  save: 'Save',
  saveFor: (path: string) => `Save where ${path} leads`,
  others: (requests: string) => `Beside these, ${requests} for other addresses.`,
  forget: 'Forget all counts',
  ask: 'Every count of this page goes at once, and cannot be brought back. Type yes to go on.',
  notSure: 'Nothing was forgotten: you have not typed yes.',
  /** For the log. */
  forgot: 'forgot which pages were asked for in vain',
}
